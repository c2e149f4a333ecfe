import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { HandlerRecord } from './leads.present.ts'

/** Who has the lead in `lead`, in the same query; null for nobody. */
export const handlerOf: RawBuilder<HandlerRecord | null> = sql`(
  select jsonb_build_object(
    'id', handler.id, 'username', handler.username,
    'first_name', handler.first_name, 'last_name', handler.last_name,
    'active', handler.active and handler.deleted_at is null
  ) from app_user as handler where handler.id = lead.handler_user_id
)`

/** Whose leads a list holds: those of one user, or of nobody. */
export type HandlerFilter = number | 'none'

/** True for a lead that this user has, or nobody; whoever left has none. Source: decision A2.3. */
export function hasHandler(handler: HandlerFilter): RawBuilder<SqlBool> {
  if (handler !== 'none') return sql`handler_user_id = ${handler}`
  // An array, which an index can be asked for, as it cannot for a join.
  return sql`(handler_user_id is null or handler_user_id = any(array(
    select id from app_user where not active or deleted_at is not null)))`
}
