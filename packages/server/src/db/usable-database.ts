import { offsetIn } from '@latchkey/domain/platform/values/zone-offset'
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

/** Compares winter and summer: PostgreSQL reads some names as an abbreviation, without summer time. */
async function isSameZone(client: pg.Client, timeZone: string): Promise<boolean> {
  try {
    const { rows } = await client.query<{ unixSeconds: number; offset: number }>(
      `select extract(epoch from moment)::float8 as "unixSeconds",
        extract(epoch from (moment at time zone $1) - (moment at time zone 'UTC'))::float8 as offset
      from (select make_timestamptz(extract(year from now())::integer, month, 15, 12, 0, 0, 'UTC') as moment
        from unnest(array[1, 7]) as month) as moments`,
      [timeZone],
    )
    return rows.every(({ unixSeconds, offset }) => offset === offsetIn(timeZone, unixSeconds))
  } catch (error) {
    if (hasCode(error, INVALID_VALUE)) return false
    throw error
  }
}
