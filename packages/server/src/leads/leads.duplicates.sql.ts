import { COMPARED_MAX } from '@latchkey/domain/duplicates/duplicates.limits'
import { sql, type RawBuilder } from 'kysely'

/** Possible duplicates are counted up to this. Source: decision A4. */
export const DUPLICATES_MAX = 20

const COMPARED = sql`id, property_id, property_name_key, property_postcode`

/** The other leads of the person of the lead in `lead`: the same phone or the same email. Source: decision A4.1. */
export const twinsOfLead = sql`(
  select ${COMPARED}, true as by_phone from (
    select ${COMPARED} from lead as twin
    where twin.phone_key = lead.phone_key and lead.phone_key <> ' ' and twin.deleted_at is null limit ${sql.lit(COMPARED_MAX)}
  ) as by_phone where id <> lead.id
  union all
  select ${COMPARED}, false from (
    select ${COMPARED} from lead as twin
    where twin.email_key = lead.email_key and lead.email_key <> '' and twin.deleted_at is null limit ${sql.lit(COMPARED_MAX)}
  ) as by_email where id <> lead.id
)`

/** True for a lead in `lead` whose phone, or email, more leads have than are compared. */
export const isPartlyCompared = (key: 'phone_key' | 'email_key'): RawBuilder<boolean> => sql`(
  btrim(${sql.ref(`lead.${key}`)}) <> '' and exists (
    select from lead as twin where twin.${sql.ref(key)} = ${sql.ref(`lead.${key}`)} and twin.deleted_at is null
    offset ${sql.lit(COMPARED_MAX)}))`

const postcodeOf = (lead: string) =>
  sql`replace(lower(coalesce(${sql.ref(`${lead}.property_postcode`)}, '')), ' ', '')`

const isWithoutHome = (lead: string) =>
  sql`(${sql.ref(`${lead}.property_id`)} is null and ${sql.ref(`${lead}.property_name_key`)} = '')`

/** True where `twin` asks about the home of `lead`, or one of them about none. Source: decision A4.1. */
export const isOnSameHome = sql`(
  twin.property_id = lead.property_id
  or (twin.property_name_key = lead.property_name_key and ${postcodeOf('twin')} = ${postcodeOf('lead')})
  or ${isWithoutHome('twin')} or ${isWithoutHome('lead')}
)`

/** True where somebody said that `twin` is no duplicate of `lead`. Source: decision A4.5. */
export const isDismissed = sql`exists (
  select from lead_not_duplicate
  where low_id = least(twin.id, lead.id) and high_id = greatest(twin.id, lead.id)
)`

/** How many possible duplicates the lead in `lead` has, up to 20. Source: decision A4.1. */
export const duplicateCount: RawBuilder<number> = sql`(
  select count(*)::integer from (
    select from ${twinsOfLead} as twin where ${isOnSameHome} and not ${isDismissed}
    group by twin.id limit ${sql.lit(DUPLICATES_MAX)}
  ) as possible
)`

/** The values of some columns that several leads share; computed once, whatever the planner expects. */
const shared = (columns: RawBuilder<unknown>, condition: RawBuilder<unknown>) => sql`materialized (
  select ${columns} from lead where deleted_at is null and ${condition} group by ${columns} having count(*) > 1)`

const HAS_PHONE = sql`phone_key <> ' '`

/** Without the order of a language, which equality does not need and sorting is slow with. */
const HOME_NAME = sql`property_name_key collate "C"`

/**
 * The ids of the leads of a section that may have possible duplicates, and few others: what `duplicateCount` has to look
 * at where it is asked of a whole list. Found by joins, since looking row by row takes as long as phones are shared.
 */
export const mayHaveDuplicates = (section: number): RawBuilder<number> => {
  const listed = sql`deleted_at is null and section = ${sql.lit(section)}`
  return sql`(
    with same_name as ${shared(sql`phone_key, ${HOME_NAME}`, HAS_PHONE)},
    same_stock as ${shared(sql`phone_key, property_id`, sql`${HAS_PHONE} and property_id is not null`)},
    same_phone as ${shared(sql`phone_key`, HAS_PHONE)},
    same_email as ${shared(sql`email_key`, sql`email_key <> ''`)},
    without_home as materialized (
      select phone_key from lead where deleted_at is null and ${HAS_PHONE} and ${isWithoutHome('lead')})
    select id from lead where ${listed} and (phone_key, ${HOME_NAME}) in (select * from same_name)
    union
    select id from lead where ${listed} and (phone_key, property_id) in (select * from same_stock)
    union
    select id from lead where ${listed} and phone_key in (select * from without_home)
    union
    select id from lead where ${listed} and ${isWithoutHome('lead')} and phone_key in (select * from same_phone)
    union
    select id from lead where ${listed} and email_key in (select * from same_email)
  )`
}
