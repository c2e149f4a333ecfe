import { StartProblem } from '../config/start-problem.ts'

const OWN_AUTHORITY =
  'name its certificate authority (&sslrootcert=<file>), or set sslmode=no-verify, which trusts any server'

/** The remedy, by the error code of PostgreSQL, of the network or of TLS. */
const REMEDIES: Readonly<Record<string, string>> = {
  '28P01':
    'correct the password; its special characters are percent-encoded (%23 for #, %2F for /, %40 for @)',
  '28000':
    'correct or create the account, and let it in by pg_hba.conf, which may demand TLS (?sslmode=verify-full)',
  '3D000': 'correct the name, or create the database',
  '53300': 'raise its max_connections, or stop other programs',
  '57P03': 'wait until it is ready',
  ECONNREFUSED: 'start PostgreSQL there, or correct the host and the port',
  ENOTFOUND: 'correct the host',
  EAI_AGAIN: 'correct the host, or wait for the name server',
  ETIMEDOUT: 'correct the host and the port, or open the firewall',
  DEPTH_ZERO_SELF_SIGNED_CERT: OWN_AUTHORITY,
  SELF_SIGNED_CERT_IN_CHAIN: OWN_AUTHORITY,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: OWN_AUTHORITY,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: OWN_AUTHORITY,
  CERT_HAS_EXPIRED: 'renew its certificate',
  ERR_TLS_CERT_ALTNAME_INVALID: 'write the host as in its certificate',
}

/** The remedies by the words of the driver, which gives no code. */
const DRIVER_REMEDIES: readonly (readonly [RegExp, string])[] = [
  [/password must be a/, 'the server asks for a password: write postgres://user:password@host:port/database'],
  [/not support SSL/, 'switch TLS on there, or set sslmode=disable'],
  [/timeout/, 'correct the host and the port, or open the firewall'],
]

/** The reason why the address in a setting cannot be used, in one sentence, without the address. */
export function connectProblem(setting: string, what: string, error: unknown): StartProblem {
  // A name with several addresses fails with one error per address.
  const cause: unknown = error instanceof AggregateError ? error.errors[0] : error
  const [reason = ''] = (cause instanceof Error ? cause.message : String(cause)).split('\n')
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  const remedy = REMEDIES[code] ?? DRIVER_REMEDIES.find(([words]) => words.test(reason))?.[1]
  return new StartProblem(
    `${setting} names ${what} that cannot be used: ${reason.replace(/\.$/, '')}${remedy === undefined ? '' : `; ${remedy}`}.`,
  )
}
