import { VIEW_LIST_FACTS } from '@latchkey/domain/views/view-lists'
import type { Actor } from '../platform/http/actor.ts'
import { forbidden, notFound } from '../platform/http/error.ts'
import type { ViewRecord } from './views.queries.ts'

/**
 * One's own view, or a shared one of a list that the person may see.
 * @throws AppError 404 for a missing view and for another's private one; 403 without the list's permission
 */
export function foundView(actor: Actor, record: ViewRecord | undefined): ViewRecord {
  if (!record || !(record.owner_id === actor.userId || record.is_shared)) throw notFound()
  if (!actor.permissions.has(VIEW_LIST_FACTS[record.list].permission)) throw forbidden()
  return record
}

/**
 * One's own view, or a shared one with `settings-manage`.
 * @throws AppError 404, 403
 */
export function changeable(actor: Actor, record: ViewRecord | undefined): ViewRecord {
  const view = foundView(actor, record)
  if (view.owner_id !== actor.userId && !actor.permissions.has('settings-manage')) throw forbidden()
  return view
}
