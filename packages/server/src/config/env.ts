import path from 'node:path'
import { PASSWORD_MAX } from '@latchkey/domain/passwords/password.rules'
import { StartProblem } from './start-problem.ts'
import type { Config } from './config.ts'
import { loadEnvFile } from './env-file.ts'
import { nearestName } from './nearest-name.ts'
import {
  accountAddress,
  baseAddress,
  folder,
  hostsWithPorts,
  isLoopback,
  list,
  mailAddress,
  mailbox,
  oneOf,
  originAddress,
  plainAddress,
  SECRET_MIN,
  secrets,
  storeAddress,
  template,
  timeZone,
  trustedProxies,
  wholeNumber,
  yesOrNo,
} from './parse.ts'
import { SettingsReader } from './settings-reader.ts'

/** Placeholders of the CRM templates. */
const CRM_PLACES = ['crmEnquiryUuid', 'crmPropertyUuid', 'leadId'] as const

/** Used by the demo for unset settings. */
const DEMO_DEFAULTS = {
  intakeKeys: ['demo-intake-key'],
  applicantUrl: 'https://crm.example/applicants/{crmEnquiryUuid}',
  viewingUrl:
    'https://crm.example/viewings/new?applicant={crmEnquiryUuid}&property={crmPropertyUuid}&lead={leadId}',
} as const

/** The demo, whose passwords are known, has no use for these; with one of them it must be asked for. */
const PRODUCTION_SETTINGS = [
  'DATABASE_URL',
  'SMTP_URL',
  'ADMIN_USERNAME',
  'MEDIA_URL',
  'TRUSTED_PROXIES',
  'PROOF_KEYS',
  'METRICS_TOKEN',
  'REFERENCING_URL',
  'REFERENCING_SECRET',
]

const ENV_FILE = '.env'

/** Reads `process.env`, and `.env` for settings that are not in it. */
export function readSettings(): Config {
  const names = loadEnvFile(ENV_FILE, process.env)
  return readConfig(process.env, names, (name) => {
    process.stderr.write(`${ENV_FILE} has ${name}, which is no setting of Latchkey.\n`)
  })
}

/**
 * @param namesInFile Checked for misspelt settings, as nobody else uses that file
 * @param reportUnknown Called for each of them that resembles no setting
 * @throws StartProblem with one line for each invalid setting
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  namesInFile: readonly string[] = [],
  reportUnknown: (name: string) => void = () => undefined,
): Config {
  const read = new SettingsReader(env)
  const port = read.read('PORT', 4000, 'a number from 1 to 65535', wholeNumber(1, 65_535))
  const host = read.read('HOST', '127.0.0.1', 'the name or address to listen on', (text) =>
    /^[\w.:-]+$/.test(text) ? text : undefined,
  )
  const publicUrl = read.read(
    'PUBLIC_URL',
    `http://localhost:${port}`,
    'an http or https address without a path, a query or an account, such as https://lettings.example',
    originAddress,
  )
  const databaseUrl = readDatabaseAddress(read, 'DATABASE_URL', DATABASE_ADDRESS)
  /** One more way to the database that DATABASE_URL names. */
  const readFurther = (name: string, expected: string) =>
    readDatabaseAddress(read, name, `${DATABASE_ADDRESS}, ${expected}`, databaseUrl !== null)
  const databasePoolUrl = readFurther(
    'DATABASE_POOL_URL',
    'a pooler in transaction mode for the one that DATABASE_URL names',
  )
  const databaseReadUrl = readFurther('DATABASE_READ_URL', 'a replica of the one that DATABASE_URL names')
  // Set, not valid: a wrong DATABASE_URL must not enable the demo either.
  const isProduction =
    PRODUCTION_SETTINGS.some((name) => read.text(name) !== null) || !isLoopback(new URL(publicUrl).hostname)
  const demo = read.read('DEMO', !isProduction, '1 or 0', yesOrNo)
  if (demo && !isLoopback(host)) {
    read.addProblem(
      'HOST',
      'a loopback address such as 127.0.0.1, because with demo data the passwords are known to everyone (DEMO=0 switches the demo off)',
    )
  }
  const config: Config = {
    port,
    host,
    shutdownDelaySeconds: read.read(
      'SHUTDOWN_DELAY',
      0,
      'a number of seconds from 0 to 300',
      wholeNumber(0, 300),
    ),
    overloadSeconds: read.read('OVERLOAD_SECONDS', 2, 'a number of seconds from 0 to 60', wholeNumber(0, 60)),
    publicUrl,
    trustedProxies: read.read<Config['trustedProxies']>(
      'TRUSTED_PROXIES',
      [],
      'addresses or networks with a comma between them, such as 10.0.0.0/8, or a number of hops from 1 to 9',
      trustedProxies,
    ),
    dataDir: read.read(
      'DATA_DIR',
      path.resolve('.data'),
      'a folder whose whole path has no ", $, `, comma or line break, and no ~ at its beginning, which only a shell replaces',
      folder,
    ),
    databaseUrl,
    databasePoolUrl,
    databaseReadUrl,
    demo,
    sessionIdleHours: read.read(
      'SESSION_IDLE_HOURS',
      8,
      'a number of hours from 1 to 720',
      wholeNumber(1, 720),
    ),
    hidesAccounts: read.read('HIDE_ACCOUNTS', false, '1 or 0', yesOrNo),
    passwordMax: read.read(
      'PASSWORD_MAX',
      PASSWORD_MAX,
      `a number of characters from ${PASSWORD_MAX} to 128`,
      wholeNumber(PASSWORD_MAX, 128),
    ),
    identityProofSeconds: read.read(
      'IDENTITY_PROOF_SECONDS',
      7200,
      'a number of seconds from 5 to 86400',
      wholeNumber(5, 86_400),
    ),
    requiresAdministratorTwoFactor: read.read('ADMIN_TWO_FACTOR', !demo, '1 or 0', yesOrNo),
    adminUsername: read.read<string | null>('ADMIN_USERNAME', null, 'an e-mail address', mailAddress),
    mail: readMail(read),
    intakeKeys: read.read<readonly string[]>(
      'INTAKE_KEYS',
      demo ? DEMO_DEFAULTS.intakeKeys : [],
      'keys with a comma between them',
      list,
    ),
    outboundTargets: read.read<readonly string[]>(
      'OUTBOUND_TARGETS',
      [],
      'hosts with their ports and a comma between them, such as hooks.internal:8443',
      hostsWithPorts,
    ),
    proofKeys: read.read<readonly string[]>(
      'PROOF_KEYS',
      [],
      `secrets of at least ${SECRET_MIN} characters with a comma between them`,
      secrets,
    ),
    referencing: readReferencing(read, demo),
    crm: {
      applicantUrl: readCrmAddress(read, 'CRM_APPLICANT_URL', demo ? DEMO_DEFAULTS.applicantUrl : null),
      viewingUrl: readCrmAddress(read, 'CRM_VIEWING_URL', demo ? DEMO_DEFAULTS.viewingUrl : null),
    },
    propertyExplorerUrl: read.read(
      'PROPERTY_EXPLORER_URL',
      'https://explorer.example/embed',
      'an http or https address without a query',
      baseAddress,
    ),
    mapUrl: read.read(
      'MAP_URL',
      'https://www.google.com/maps/search/?api=1&query={address}',
      'an http or https address with {address} in it',
      (text) => (text.includes('{address}') ? template(['address'])(text) : undefined),
    ),
    timeZone: read.read('TIME_ZONE', 'Europe/London', 'a time zone such as Europe/London', timeZone),
    metricsToken: read.read<string | null>('METRICS_TOKEN', null, 'at least 16 characters', (text) =>
      text.length >= 16 ? text : undefined,
    ),
    ...readMediaStore(read),
  }
  // A setting of the app's build, not of the server.
  read.text('API_BASE')
  for (const name of namesInFile.filter((each) => !read.names.has(each))) {
    const nearest = nearestName(name, read.names)
    if (nearest === null) reportUnknown(name)
    else read.problems.push(`${ENV_FILE} has ${name}, which is no setting; did you mean ${nearest}?`)
  }
  if (read.problems.length > 0) throw new StartProblem(read.problems.join('\n'))
  return config
}

const PERCENT_ENCODED =
  'in which special characters of the password are percent-encoded (%23 for #, %2F for /, %40 for @)'

const DATABASE_ADDRESS = `postgres://user:password@host:port/database, ${PERCENT_ENCODED}`

/** The driver ignores others: it would then connect without encryption. */
const SSL_MODES = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify']

function readDatabaseAddress(
  read: SettingsReader,
  name: string,
  expected: string,
  isExpected = true,
): string | null {
  const url = read.read<string | null>(name, null, expected, (text) =>
    isExpected ? accountAddress('postgres', 'postgresql')(text) : undefined,
  )
  const mode = url === null ? null : new URL(url).searchParams.get('sslmode')
  if (mode !== null && !SSL_MODES.includes(mode)) {
    read.addProblem(name, `sslmode to be one of ${SSL_MODES.join(', ')}`)
  }
  return url
}

function readMail(read: SettingsReader): Config['mail'] {
  return {
    smtpUrl: read.read<string | null>(
      'SMTP_URL',
      null,
      `smtp://user:password@host:port or smtps://.., ${PERCENT_ENCODED}`,
      accountAddress('smtp', 'smtps'),
    ),
    from: read.read(
      'MAIL_FROM',
      { name: 'Latchkey', address: 'no-reply@latchkey.example' },
      'an e-mail address, or a name with the address in angle brackets',
      mailbox,
    ),
  }
}

function readReferencing(read: SettingsReader, demo: boolean): Config['referencing'] {
  const words = oneOf('none', 'simulator', 'http')
  const kind = read.read('REFERENCING', demo ? 'simulator' : 'none', 'none, simulator or http', words)
  const [given, secret] = [read.text('REFERENCING_URL'), read.text('REFERENCING_SECRET')]
  if (kind !== 'http') return { kind }
  const url = read.read(
    'REFERENCING_URL',
    '',
    'an http or https address without an account',
    plainAddress('http', 'https'),
  )
  if (given === null) {
    read.addProblem('REFERENCING_URL', "the provider's http or https address, because REFERENCING is http")
  }
  if (secret === null) {
    read.addProblem('REFERENCING_SECRET', 'the secret shared with the provider, because REFERENCING is http')
  }
  return { kind, url, secret: secret ?? '' }
}

function readCrmAddress(read: SettingsReader, name: string, fallback: string | null): string | null {
  const places = CRM_PLACES.map((place) => `{${place}}`).join(', ')
  return read.read<string | null>(
    name,
    fallback,
    `an http or https address, in which only ${places} may be written in braces`,
    template(CRM_PLACES),
  )
}

/** The keys have the names that all S3 tools use. */
function readMediaStore(read: SettingsReader): Pick<Config, 'mediaUrl' | 'mediaKeys'> {
  const mediaUrl = read.read<string | null>(
    'MEDIA_URL',
    null,
    's3://bucket?region=..&endpoint=.., or nothing for files in DATA_DIR',
    storeAddress,
  )
  const [accessKeyId, secretAccessKey] = [read.text('AWS_ACCESS_KEY_ID'), read.text('AWS_SECRET_ACCESS_KEY')]
  if (mediaUrl === null) return { mediaUrl, mediaKeys: null }
  if (accessKeyId === null)
    read.addProblem('AWS_ACCESS_KEY_ID', 'the key of the store, because MEDIA_URL is set')
  if (secretAccessKey === null) {
    read.addProblem('AWS_SECRET_ACCESS_KEY', 'the secret of the store, because MEDIA_URL is set')
  }
  return { mediaUrl, mediaKeys: { accessKeyId: accessKeyId ?? '', secretAccessKey: secretAccessKey ?? '' } }
}
