import { sql, type RawBuilder } from 'kysely'

/** Of a phone or an email with more leads than this, only so many are compared. */
const TWINS_MAX = 200

/** Possible duplicates are counted up to this. Source: decision A4. */
export const DUPLICATES_MAX = 20

const COMPARED = sql`id, property_id, property_name_key, property_postcode`

/** The other leads of the person of the lead in `lead`: the same phone or the same email. Source: decision A4.1. */
export const twinsOfLead = sql`(
  select ${COMPARED}, true as by_phone from (
    select ${COMPARED} from lead as twin
    where twin.phone_key = lead.phone_key and lead.phone_key <> ' ' and twin.deleted_at is null limit ${sql.lit(TWINS_MAX)}
  ) as by_phone where id <> lead.id
  union all
  select ${COMPARED}, false from (
    select ${COMPARED} from lead as twin
    where twin.email_key = lead.email_key and lead.email_key <> '' and twin.deleted_at is null limit ${sql.lit(TWINS_MAX)}
  ) as by_email where id <> lead.id
)`

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
