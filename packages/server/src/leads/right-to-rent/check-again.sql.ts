import { CHECK_HOLDS_DAYS } from '@latchkey/domain/leads/right-to-rent/right-to-rent.limits'
import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** The same as `needsNewCheck` of the domain, for any check of `lead`; `today` is `YYYY-MM-DD`. */
export const needsNewCheck = (today: string, timeZone: string): RawBuilder<SqlBool> => sql`(
  desired_move_at >= ${today}::date::timestamp at time zone ${timeZone} and exists (
    select from right_to_rent_check recorded
    where recorded.lead_id = lead.id and recorded.deleted_at is null and recorded.expires_on is not null
      and recorded.checked_on + ${sql.lit(CHECK_HOLDS_DAYS)} < (desired_move_at at time zone ${timeZone})::date))`
