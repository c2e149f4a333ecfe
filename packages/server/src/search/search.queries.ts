import { LEAD_SECTIONS, type LeadSection } from '@latchkey/domain/leads/lead-status'
import type { LeadMatch } from '@latchkey/domain/search/search.contract'
import type { SearchTerms } from '@latchkey/domain/search/search-terms'
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import { begins, contains, emailContains, nameBegins, nameContains } from '../db/contains.ts'
import type { Db } from '../db/schema.ts'
import type { LeadRowRecord } from '../leads/record/lead.present.ts'

/** Matches are collected first and then sorted; above this number any may be shown. */
const GATHER_MAX = 501

export type FoundLeadRecord = Pick<
  LeadRowRecord,
  | 'id'
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'phone'
  | 'status'
  | 'property_name'
  | 'property_address_line1'
  | 'property_address_line2'
  | 'property_city'
  | 'property_postcode'
> & { matched: LeadMatch }

export interface FoundHomeRecord {
  id: number
  project_id: number | null
  project_name: string | null
  name: string
  postcode: string | null
  availability: number | null
}

export interface FoundProjectRecord {
  id: number
  name: string
  city: string | null
}

export interface FoundUserRecord {
  id: number
  username: string
  first_name: string | null
  last_name: string | null
  active: boolean
}

/** Selects records by text or by ids. */
export type Wanted =
  | { readonly terms: SearchTerms; readonly limit: number }
  | { readonly ids: readonly number[] }

/** Matches at the beginning first, then the newest. */
export const searchQueries = (db: Kysely<Db>) => {
  /** Collects matches before it sorts them. */
  async function read<Row>(from: Source, wanted: Wanted): Promise<Row[]> {
    const where = sql.join([sql`${from.table}.deleted_at is null`, ...(from.where ?? [])], sql` and `)
    if ('ids' in wanted) {
      const { rows } = await sql<Row>`
        select ${from.columns} from ${from.source} where ${where} and ${from.table}.id = any(${wanted.ids}::integer[])`.execute(
        db,
      )
      return rows
    }
    const { terms, limit } = wanted
    const { rows } = await sql<Row>`
      select * from (
        select ${from.columns}, ${from.newest} as newest, (${anyOf(from.beginnings(terms))}) as "isBeginning"
        from ${from.source} where ${where} and (${anyOf(from.matches(terms))}) limit ${GATHER_MAX}
      ) as found order by "isBeginning" desc, newest desc, id desc limit ${limit}`.execute(db)
    return rows
  }

  return {
    leads: (sections: readonly LeadSection[], wanted: Wanted) =>
      read<FoundLeadRecord>(leadsOf(sections, 'terms' in wanted ? wanted.terms : null), wanted),
    async countLeads(sections: readonly LeadSection[], terms: SearchTerms): Promise<number> {
      const { table, source, where = [], matches } = leadsOf(sections, terms)
      const all = sql.join([sql`${table}.deleted_at is null`, ...where], sql` and `)
      const { rows } = await sql<{ total: number }>`
        select count(*)::integer as total from ${source} where ${all} and (${anyOf(matches(terms))})`.execute(
        db,
      )
      return rows[0]?.total ?? 0
    },
    units: (wanted: Wanted) =>
      read<FoundHomeRecord>(homesWhere(sql`property.project_id is not null`), wanted),
    properties: (wanted: Wanted) =>
      read<FoundHomeRecord>(homesWhere(sql`property.project_id is null`), wanted),
    projects: (wanted: Wanted) => read<FoundProjectRecord>(PROJECTS, wanted),
    users: (wanted: Wanted) => read<FoundUserRecord>(USERS, wanted),
  }
}

type Condition = RawBuilder<SqlBool>

/** A kind of record and the compared columns. */
interface Source {
  readonly table: RawBuilder<unknown>
  /** The table with its joins. */
  readonly source: RawBuilder<unknown>
  readonly columns: RawBuilder<unknown>
  readonly newest: RawBuilder<unknown>
  readonly where?: readonly RawBuilder<unknown>[]
  readonly matches: (terms: SearchTerms) => readonly Condition[]
  readonly beginnings: (terms: SearchTerms) => readonly Condition[]
}

const anyOf = (conditions: readonly Condition[]): RawBuilder<unknown> => sql.join(conditions, sql` or `)

const inAddress = (address: RawBuilder<string>, { addressTexts }: SearchTerms): Condition[] =>
  addressTexts.map((text) => contains(address, text))

const LEAD_NAME = sql<string>`name_key`

/** Possible matches in the order of priority, each with its conditions. */
function leadMatches(terms: SearchTerms): readonly (readonly [LeadMatch, Condition[]])[] {
  const { text, email, isAnywhere, phoneDigits } = terms
  if (!isAnywhere) return [['name', [nameBegins(LEAD_NAME, text)]]]
  return [
    ['name', [nameContains(LEAD_NAME, text)]],
    ['email', [emailContains(sql`email_key`, email)]],
    ['phone', phoneDigits === null ? [] : [contains(sql`phone_key`, phoneDigits)]],
    ['address', inAddress(sql`address_key`, terms)],
    ['property', [contains(sql`property_name_key`, text)]],
  ]
}

function leadsOf(sections: readonly LeadSection[], terms: SearchTerms | null): Source {
  const named = terms === null ? [] : leadMatches(terms).filter(([, conditions]) => conditions.length > 0)
  const matched = sql`case ${sql.join(
    named.map(([name, conditions]) => sql`when ${anyOf(conditions)} then ${name}`),
    sql` `,
  )} else 'name' end`
  return {
    table: sql`lead`,
    source: sql`lead`,
    columns: sql`id, first_name, last_name, email, phone, status, property_name, property_address_line1,
      property_address_line2, property_city, property_postcode, ${named.length === 0 ? sql`'name'` : matched} as matched`,
    newest: sql`submitted_at`,
    where: [
      sql`anonymised_at is null`,
      ...(sections.length === LEAD_SECTIONS.length
        ? []
        : [sql`section = any(${sections.map((section) => LEAD_SECTIONS.indexOf(section) + 1)}::smallint[])`]),
    ],
    matches: () => named.flatMap(([, conditions]) => conditions),
    beginnings: ({ text, email, isAnywhere, phoneDigits }) => [
      nameBegins(LEAD_NAME, text),
      ...(isAnywhere
        ? [
            begins(sql`email_key`, email),
            begins(sql`address_key`, text),
            begins(sql`property_name_key`, text),
          ]
        : []),
      ...(phoneDigits === null ? [] : [nameBegins(sql`phone_key`, phoneDigits)]),
    ],
  }
}

/** The expressions of the indexes of `property`. */
const HOME_NAME = sql<string>`folded_text(property.name)`
const HOME_ADDRESS = sql<string>`folded_text(joined_address(property.address_line1, property.address_line2, property.city,
  property.county, property.postcode))`

const homesWhere = (condition: RawBuilder<unknown>): Source => ({
  table: sql`property`,
  source: sql`property left join project on project.id = property.project_id`,
  columns: sql`property.id, property.project_id, project.name as project_name, property.name, property.postcode,
    property.availability`,
  newest: sql`property.created_at`,
  where: [condition],
  matches: (terms) =>
    terms.isAnywhere
      ? [contains(HOME_NAME, terms.text), ...inAddress(HOME_ADDRESS, terms)]
      : [begins(HOME_NAME, terms.text)],
  beginnings: ({ text }) => [begins(HOME_NAME, text), begins(HOME_ADDRESS, text)],
})

const PROJECT_NAME = sql<string>`folded_text(name)`
const PROJECT_ADDRESS = sql<string>`folded_text(concat_ws(', ', address_line1, city, postcode))`

const PROJECTS: Source = {
  table: sql`project`,
  source: sql`project`,
  columns: sql`id, name, city`,
  newest: sql`created_at`,
  matches: (terms) =>
    terms.isAnywhere
      ? [contains(PROJECT_NAME, terms.text), ...inAddress(PROJECT_ADDRESS, terms)]
      : [begins(PROJECT_NAME, terms.text)],
  beginnings: ({ text }) => [begins(PROJECT_NAME, text), begins(PROJECT_ADDRESS, text)],
}

/** First and last name, or the username while both are empty. */
const USER_NAME = sql<string>`folded_text(coalesce(nullif(concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')), ''),
  username))`
const USERNAME = sql<string>`lower(username)`

const USERS: Source = {
  table: sql`app_user`,
  source: sql`app_user`,
  columns: sql`id, username, first_name, last_name, active`,
  newest: sql`created_at`,
  matches: ({ text, email, isAnywhere }) =>
    isAnywhere
      ? [nameContains(USER_NAME, text), emailContains(USERNAME, email)]
      : [nameBegins(USER_NAME, text)],
  beginnings: ({ text, email }) => [nameBegins(USER_NAME, text), begins(USERNAME, email)],
}
