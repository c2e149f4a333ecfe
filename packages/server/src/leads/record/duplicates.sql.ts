import { COMPARED_MAX } from '@latchkey/domain/leads/lead.limits'
import { sql, type RawBuilder } from 'kysely'

export const DUPLICATES_MAX = 20

const COMPARED = sql`id, property_id, property_name_key, property_postcode`

/** Other leads with the phone or the email of `lead`. */
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

/** True where more leads share the key than are compared. */
export const isPartlyCompared = (key: 'phone_key' | 'email_key'): RawBuilder<boolean> => sql`(
  btrim(${sql.ref(`lead.${key}`)}) <> '' and exists (
    select from lead as twin where twin.${sql.ref(key)} = ${sql.ref(`lead.${key}`)} and twin.deleted_at is null
    offset ${sql.lit(COMPARED_MAX)}))`

const postcodeOf = (lead: string) =>
  sql`replace(folded_text(coalesce(${sql.ref(`${lead}.property_postcode`)}, '')), ' ', '')`

/** The folded part of the key, before what an older version compares with. */
const homeNameOf = (lead: string) => sql`split_part(${sql.ref(`${lead}.property_name_key`)}, E'\\n', 1)`

const isWithoutHome = (lead: string) =>
  sql`(${sql.ref(`${lead}.property_id`)} is null and ${sql.ref(`${lead}.property_name_key`)} = '')`

/** Same home, or one of the two has none. */
export const isOnSameHome = sql`(
  twin.property_id = lead.property_id
  or (${homeNameOf('twin')} = ${homeNameOf('lead')} and ${postcodeOf('twin')} = ${postcodeOf('lead')})
  or ${isWithoutHome('twin')} or ${isWithoutHome('lead')}
)`

/** Dismissed pairs. */
export const isDismissed = sql`exists (
  select from lead_not_duplicate
  where low_id = least(twin.id, lead.id) and high_id = greatest(twin.id, lead.id)
)`

/** Possible duplicates of `lead`, counted up to `DUPLICATES_MAX`. */
export const duplicateCount: RawBuilder<number> = sql`(
  select count(*)::integer from (
    select from ${twinsOfLead} as twin where ${isOnSameHome} and not ${isDismissed}
    group by twin.id limit ${sql.lit(DUPLICATES_MAX)}
  ) as possible
)`

/** Column values that several leads share; materialised, so that the planner computes them once. */
const shared = (columns: RawBuilder<unknown>, condition: RawBuilder<unknown>) => sql`materialized (
  select ${columns} from lead where deleted_at is null and ${condition} group by ${columns} having count(*) > 1)`

const HAS_PHONE = sql`phone_key <> ' '`

/** Equality does not need the language's collation, which is slow to sort by. */
const HOME_NAME = sql`${homeNameOf('lead')} collate "C"`

/**
 * Ids of leads that may have duplicates: a cheap prefilter for `duplicateCount` over a whole list. By joins, because a
 * lookup for each lead is slow where many share a phone.
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
