import { LEAD_SECTIONS, type LeadSection } from '@latchkey/domain/leads/lead-status'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { hasAnyPermission } from '../../db/user-permissions.ts'
import { sectionNumber } from './lead.columns.ts'
import { openersOf } from './lead.policy.ts'
import type { HandlerRecord } from './lead.present.ts'

const FIELDS = sql`
  'id', handler.id, 'username', handler.username,
  'first_name', handler.first_name, 'last_name', handler.last_name,
  'active', handler.active and handler.deleted_at is null`

const handlerWith = (fields: RawBuilder<unknown>): RawBuilder<HandlerRecord | null> => sql`(
  select jsonb_build_object(${fields}) from app_user as handler where handler.id = lead.handler_user_id
)`

/** The handler of `lead` as JSON, in the same query; null for none. */
export const handlerOf = handlerWith(FIELDS)

const OPENERS = sql`case lead.section ${sql.join(
  LEAD_SECTIONS.map(
    (section) => sql`when ${sql.lit(sectionNumber(section))} then ${openersOf(section)}::text[]`,
  ),
  sql` `,
)} end`

/** The handler with `may_open`, which is meant for a single lead, not for the rows of a list. */
export const handlerWithRights = handlerWith(
  sql`${FIELDS}, 'may_open', ${hasAnyPermission(sql`handler.id`, OPENERS)}`,
)

/** A user's id, or 'none' for unassigned leads. */
export type HandlerFilter = number | 'none'

/** Handlers who are inactive or may not open the section count as none. */
export function hasHandler(handler: HandlerFilter, section: LeadSection): RawBuilder<SqlBool> {
  if (handler !== 'none') return sql`handler_user_id = ${handler}`
  // An array can use the index; a join cannot.
  return sql`(handler_user_id is null or handler_user_id = any(array(
    select id from app_user where not active or deleted_at is not null
      or not ${hasAnyPermission(sql`app_user.id`, sql`${openersOf(section)}::text[]`)})))`
}
