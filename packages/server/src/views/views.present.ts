import { handlerChoice, mayChooseHandler } from '@latchkey/domain/leads/lead-choices'
import { choiceText } from '@latchkey/domain/platform/lists/choices'
import type { SavedView, ViewQuery } from '@latchkey/domain/views/view.contract'
import { readViewQuery } from '@latchkey/domain/views/view.query'
import type { Actor } from '../platform/http/actor.ts'
import type { UsedViewRecord } from './views.queries.ts'

type Viewer = Pick<Actor, 'userId' | 'permissions'>

export const presentView = (actor: Viewer, record: UsedViewRecord): SavedView => ({
  id: record.id,
  name: record.name,
  query: permittedQuery(actor, record),
  isShared: record.is_shared,
  isMine: record.owner_id === actor.userId,
  isPinned: record.is_pinned,
  isDefault: record.is_default,
})

/** Drops values that the list no longer supports, and a handler that the user may not choose (rule A13.5). */
function permittedQuery(actor: Viewer, { list, query: stored }: UsedViewRecord): ViewQuery {
  const { query } = readViewQuery(list, stored)
  const { handler, ...others } = query
  if (handler === undefined || mayChooseHandler(handlerChoice({ handler: choiceText(handler) }), actor))
    return query
  return others
}
