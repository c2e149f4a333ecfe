import { LEAD_SECTIONS, type LeadSection } from '@latchkey/domain/leads/lead.status'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { holdsOneOf } from '../db/held-permissions.ts'
import { openersOf } from './leads.policy.ts'
import type { HandlerRecord } from './leads.present.ts'

const FIELDS = sql`
  'id', handler.id, 'username', handler.username,
  'first_name', handler.first_name, 'last_name', handler.last_name,
  'active', handler.active and handler.deleted_at is null`

const handlerWith = (fields: RawBuilder<unknown>): RawBuilder<HandlerRecord | null> => sql`(
  select jsonb_build_object(${fields}) from app_user as handler where handler.id = lead.handler_user_id
)`

/** Who has the lead in `lead`, in the same query; null for nobody. */
export const handlerOf = handlerWith(FIELDS)

const OPENERS = sql`case lead.section ${sql.join(
  LEAD_SECTIONS.map((section, index) => sql`when ${sql.lit(index + 1)} then ${openersOf(section)}::text[]`),
  sql` `,
)} end`

/** The same, and whether they may open the lead: read with one lead, not with every row of a list. */
export const handlerWithRights = handlerWith(
  sql`${FIELDS}, 'may_open', ${holdsOneOf(sql`handler.id`, OPENERS)}`,
)

/** Whose leads a list holds: those of one user, or of nobody. */
export type HandlerFilter = number | 'none'

/** True for a lead of a section that this user has, or nobody; whoever left, or may not open it, has none. Source: decision A2.3. */
export function hasHandler(handler: HandlerFilter, section: LeadSection): RawBuilder<SqlBool> {
  if (handler !== 'none') return sql`handler_user_id = ${handler}`
  // An array, which an index can be asked for, as it cannot for a join.
  return sql`(handler_user_id is null or handler_user_id = any(array(
    select id from app_user where not active or deleted_at is not null
      or not ${holdsOneOf(sql`app_user.id`, sql`${openersOf(section)}::text[]`)})))`
}
