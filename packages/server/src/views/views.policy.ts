import { VIEW_LIST_FACTS } from '@latchkey/domain/views/view.lists'
import type { Actor } from '../platform/http/actor.ts'
import { forbidden, notFound } from '../platform/http/error.ts'
import type { ViewRecord } from './views.queries.ts'

/**
 * A view that a person has, their own or a shared one of a list that they may see.
 * @throws AppError 404 for none and for somebody else's private one; 403 without the list's permission.
 */
export function usable(actor: Actor, record: ViewRecord | undefined): ViewRecord {
  if (!record || !(record.owner_id === actor.userId || record.is_shared)) throw notFound()
  if (!actor.permissions.has(VIEW_LIST_FACTS[record.list].permission)) throw forbidden()
  return record
}

/**
 * A view that a person may change: their own, and a shared one with `settings-manage`. Source: decision A13.3.
 * @throws AppError 404, 403
 */
export function changeable(actor: Actor, record: ViewRecord | undefined): ViewRecord {
  const view = usable(actor, record)
  if (view.owner_id !== actor.userId && !actor.permissions.has('settings-manage')) throw forbidden()
  return view
}
