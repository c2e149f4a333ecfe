import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import { DAY_SECONDS } from '@latchkey/domain/platform/values/durations'
import type { Context } from '../context/context.ts'
import type { Db } from '../db/schema.ts'
import { STATEMENT_TIMEOUT_MS } from '../db/time-limits.ts'
import { CITIES, FIRST_NAMES, STREETS } from './demo-words.ts'

export interface BulkAmounts {
  readonly leads: number
  readonly units: number
}

/** Weighted; there are more than a report distinguishes. */
const SOURCES = [1, 1, 1, 2, 2, 2, 3, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((number) => `Bulk ${number}`)

/** Rows of one statement; progress is reported between statements. */
const BATCH = 100_000

const UNITS_PER_PROJECT = 500

/** Without their numbers; leads are linked to homes of these projects only, so that no home has too many. */
const PROJECT_NAME = 'Bulk project '

/** Combined from parts, so that some names are common and others rare. */
const LAST_NAME_STARTS = [
  'Ash',
  'Black',
  'Brad',
  'Carl',
  'Clay',
  'Cold',
  'Dun',
  'East',
  'Fair',
  'Green',
  'Hal',
  'Hart',
  'Holm',
  'Kings',
  'Lang',
  'Marl',
  'Nor',
  'Oak',
  'Pem',
  'Red',
  'Rock',
  'Stan',
  'Thorn',
  'Wake',
  'West',
  'Whit',
  'Win',
  'Wood',
  'Wy',
  'York',
]
const LAST_NAME_ENDS = [
  'berry',
  'borne',
  'bridge',
  'brook',
  'bury',
  'combe',
  'croft',
  'dale',
  'den',
  'field',
  'ford',
  'ham',
  'hurst',
  'ley',
  'low',
  'mere',
  'more',
  'shaw',
  'stead',
  'stone',
  'ton',
  'ward',
  'well',
  'wick',
  'worth',
]

/** Ranges reserved by Ofcom for drama, without the last three digits. */
const PHONE_RANGES = [
  ...['0113', '0114', '0115', '0116', '0117', '0118', '0121', '0131', '0141', '0151', '0161'].map(
    (code) => `${code} 496 0`,
  ),
  '0191 498 0',
  '020 7946 0',
  '029 2018 0',
  '01632 960 ',
  '07700 900',
  '+44 7700 900',
]

/** A million leads take an office years, so most viewings are long past. */
const SECONDS_OF_YEARS = 12 * 365 * DAY_SECONDS

/** Weighted: common statuses are repeated. */
const STATUSES = [1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 4, 4, 5, 5, 5, 6, 7, 8, 9, 10, 11, 12, 12, 12]

/**
 * Fills an installation with generated leads and units for measurements. One transaction that locks the tables. Indexes
 * are rebuilt at the end, several times faster than updating them by row.
 */
export async function bulkSeed(
  amounts: BulkAmounts,
  { db, config }: Pick<Context, 'db' | 'config'>,
  report: (line: string) => void = () => undefined,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx)
    await sql`set local synchronous_commit = off`.execute(trx)
    await sql`set local maintenance_work_mem = '256MB'`.execute(trx)
    await insertUnits(trx, amounts.units)
    if (amounts.units > 0) report(`${amounts.units} units written`)
    const indexes = await dropIndexes(trx, 'lead')
    for (let done = 0; done < amounts.leads; done += BATCH) {
      const until = Math.min(done + BATCH, amounts.leads)
      await insertLeads(trx, done + 1, until, config.timeZone)
      report(`${until} of ${amounts.leads} leads written`)
    }
    for (const definition of indexes) await sql.raw(definition).execute(trx)
    report('indexes rebuilt')
  })
  await settle(db)
  report('statistics gathered')
}

/** Drops the indexes of a table other than those of constraints; returns their definitions. */
async function dropIndexes(trx: Transaction<Db>, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and tablename = ${table}
      and indexname not in (select conname from pg_constraint where conrelid = ${table}::regclass)`.execute(
    trx,
  )
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(trx)
  return rows.map(({ definition }) => definition)
}

/** Statistics for the planner, and the visibility map for index-only counts. */
export async function settle(
  db: Kysely<Db>,
  tables: readonly (keyof Db)[] = ['lead', 'property'],
): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`vacuum analyze ${sql.join(tables.map((table) => sql.table(table)))}`.execute(connection)
    await sql`set statement_timeout = ${sql.lit(STATEMENT_TIMEOUT_MS)}`.execute(connection)
  })
}

/** Draws a number from 0 to `count` - 1, the same for the same row and purpose. */
function draw(purpose: number, count: number): RawBuilder<number> {
  return sql`abs(hashint8extended(n, ${sql.lit(purpose)}) % ${sql.lit(count)})`
}

function pick(purpose: number, values: readonly string[]): RawBuilder<string> {
  return sql`(${values}::text[])[1 + ${draw(purpose, values.length)}]`
}

async function insertLeads(trx: Transaction<Db>, from: number, to: number, timeZone: string): Promise<void> {
  const cities = CITIES.map(({ name }) => name)
  const outcodes = CITIES.map(({ outcode }) => outcode)
  await sql`
    with agents as (
      select array(select id from app_user where active and deleted_at is null order by id limit 20) as ids
    ),
    homes as (
      select array(
        select property.id from property join project on project.id = project_id
        where project.name like ${`${PROJECT_NAME}%`} order by property.id
      ) as ids
    )
    insert into lead (
      first_name, last_name, email, phone, source, status, submitted_at,
      handler_user_id, first_answered_at, first_answer_how, viewing_at, viewing_user_id, reservation_sent_at, reservation_complete_at,
      property_id, property_name, property_address_line1, property_city, property_postcode, property_unit_type, property_bedrooms,
      employment_status, how_will_you_pay, total_household_income, budget, desired_tenancy_months,
      current_living_arrangements, where_heard, qualifying_notes
    )
    select
      first_name, last_name, lower(first_name || '.' || last_name) || n || '@example.com',
      ${pick(10, PHONE_RANGES)} || lpad((${draw(11, 1000)})::text, 3, '0'), ${pick(13, SOURCES)}, status, submitted_at,
      case when ${draw(12, 2)} = 0 then (select ids[(1 + n / 2 % greatest(cardinality(ids), 1))::integer] from agents) end,
      case when status >= 3 or not is_new then submitted_at + interval '1 hour' end,
      case when status >= 3 then 5 when not is_new then 1 + n % 4 end,
      case when status >= 3 then viewing_at end,
      case when status >= 3 then (select ids[(1 + n % greatest(cardinality(ids), 1))::integer] from agents) end,
      case when status >= 7 then viewing_at + interval '2 days' end,
      case when status = 12 then viewing_at + interval '9 days' end,
      (select ids[(1 + ${draw(14, 1_000_000)} % greatest(cardinality(ids), 1))::integer] from homes), city || ' Wharf ' || n % 400, 1 + n % 180 || ' ' || street, city,
      outcode || ' ' || 1 + n % 9 || 'AB', 1, 1 + n % 3,
      case when status >= 2 then 1 + n % 4 end, case when status >= 2 then 1 + n % 5 end,
      case when status >= 2 then 1 + n % 5 end, case when status >= 2 then 1 + n % 5 end,
      case when status >= 2 then 6 + 6 * (n % 2) end, case when status >= 2 then 1 + n % 4 end,
      case when status >= 2 then 1 + n % 7 end, case when status >= 2 then 'Generated' end
    from (
      select n, ${pick(1, FIRST_NAMES)} as first_name,
        ${pick(2, LAST_NAME_STARTS)} || ${pick(3, LAST_NAME_ENDS)} as last_name,
        (${STATUSES}::smallint[])[1 + ${draw(4, STATUSES.length)}] as status,
        now() - interval '1 second' * ${draw(5, SECONDS_OF_YEARS)} as submitted_at,
        ${draw(5, SECONDS_OF_YEARS)} < 20 * 86400 as is_new,
        ${pick(8, cities)} as city, ${pick(8, outcodes)} as outcode, ${pick(9, STREETS)} as street
      from generate_series(${from}::bigint, ${to}::bigint) as n
    ) as made
    cross join lateral (
      select (date_trunc('day', submitted_at at time zone ${timeZone}) + interval '1 day' * (1 + ${draw(6, 21)})
        + interval '8 hours' + interval '15 minutes' * ${draw(7, 37)}) at time zone ${timeZone} as viewing_at
    ) as viewing`.execute(trx)
}

async function insertUnits(trx: Transaction<Db>, count: number): Promise<void> {
  if (count === 0) return
  const projects = Math.ceil(count / UNITS_PER_PROJECT)
  const cities = CITIES.map(({ name }) => name)
  await sql`
    with made as (
      insert into project (name, city, country)
      select ${PROJECT_NAME} || n, ${pick(8, cities)}, 'United Kingdom' from generate_series(1, ${projects}::bigint) as n
      returning id, city
    ),
    numbered as (select id, city, row_number() over (order by id) as place from made)
    insert into property (
      project_id, name, address_line1, city, unit_type, building, rooms, bedrooms, bathrooms, availability,
      purchase_price_pence, rental_price_pence, size
    )
    select numbered.id, 'Unit ' || lpad(n::text, 6, '0'), 'Apartment ' || n, numbered.city,
      1, 1 + n % 3, 3 + n % 3, 1 + n % 3, 1 + n % 2, 1 + ${draw(1, 7)},
      (120000 + ${draw(2, 400_000)}) * 100, (700 + ${draw(3, 1800)}) * 100, 30 + ${draw(4, 90)}
    from generate_series(1, ${count}::bigint) as n
    join numbered on numbered.place = 1 + (n - 1) / ${sql.lit(UNITS_PER_PROJECT)}`.execute(trx)
}
