import pg from 'pg'
import { StartProblem } from '../config/start-problem.ts'
import { hasCode } from '../platform/values/error-code.ts'
import { connectProblem } from './connect-problem.ts'
import type { DatabaseAddress } from './pool.ts'

/** Oldest supported PostgreSQL. */
const OLDEST_MAJOR = 15

/** SQLSTATE of an unknown time zone. */
const INVALID_VALUE = '22023'

interface Facts {
  readonly major: number
  readonly encoding: string
  readonly isStandby: boolean
  /** Quoted for a statement. */
  readonly database: string
  readonly account: string
  /** False where the first start would fail. */
  readonly mayMakeTables: boolean
}

/** @throws StartProblem when the product cannot use the database, or the database does not know the time zone */
export async function assertUsable(address: DatabaseAddress, timeZone: string): Promise<void> {
  const client = await connected(address)
  try {
    const { rows } = await client.query<Facts>(`
      select current_setting('server_version_num')::integer / 10000 as major,
        current_setting('server_encoding') as encoding, pg_is_in_recovery() as "isStandby",
        quote_ident(current_database()) as database, quote_ident(current_user) as account,
        to_regclass('public.kysely_migration') is not null
          or has_schema_privilege('public', 'create') and has_database_privilege(current_database(), 'create')
          as "mayMakeTables"`)
    const problem = rows[0] && problemOf(rows[0])
    if (problem !== undefined) throw new StartProblem(problem)
    if (!(await isSameZone(client, timeZone))) {
      throw new StartProblem(
        `TIME_ZONE is "${timeZone}", which the database does not know or reads otherwise; expected the name of a place, such as Europe/London.`,
      )
    }
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function connected(address: DatabaseAddress): Promise<pg.Client> {
  try {
    const client = new pg.Client({ ...address, connectionTimeoutMillis: 10_000 })
    // Handled: a broken connection also fails the next query.
    client.on('error', () => undefined)
    await client.connect()
    return client
  } catch (error) {
    throw connectProblem('DATABASE_URL', 'a database', error)
  }
}

function problemOf({
  major,
  encoding,
  isStandby,
  database,
  account,
  mayMakeTables,
}: Facts): string | undefined {
  if (major < OLDEST_MAJOR)
    return `DATABASE_URL names PostgreSQL ${major}; expected version ${OLDEST_MAJOR} or newer.`
  if (encoding !== 'UTF8')
    return `DATABASE_URL names a database with the encoding ${encoding}, which cannot store every name; expected one made by "create database ${database} encoding 'UTF8' template template0".`
  if (isStandby) return 'DATABASE_URL names a replica, which cannot be written; expected the primary.'
  if (!mayMakeTables)
    return `DATABASE_URL names an account that may not make tables; as an administrator of the server, run "alter database ${database} owner to ${account}".`
  return undefined
}

/** Compares what winter and summer show: PostgreSQL reads some names as an abbreviation, without summer time. */
async function isSameZone(client: pg.Client, timeZone: string): Promise<boolean> {
  const year = new Date().getUTCFullYear()
  const moments = [new Date(Date.UTC(year, 0, 15, 12)), new Date(Date.UTC(year, 6, 15, 12))]
  // The Swedish form of a time is that of ISO 8601.
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  try {
    const { rows } = await client.query<{ text: string }>(
      `select to_char(moment at time zone $1, 'YYYY-MM-DD HH24:MI') as text from unnest($2::timestamptz[]) as moment`,
      [timeZone, moments.map((moment) => moment.toISOString())],
    )
    return moments.every((moment, index) => rows[index]?.text === shown.format(moment))
  } catch (error) {
    if (hasCode(error, INVALID_VALUE)) return false
    throw error
  }
}
