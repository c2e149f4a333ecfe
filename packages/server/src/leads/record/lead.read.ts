import type { Lead } from '@latchkey/domain/leads/lead.contract'
import type { LeadStatus } from '@latchkey/domain/leads/lead-status'
import type { Context } from '../../context/context.ts'
import type { ReadResponseClock } from '../../office/response-clock.ts'
import type { Caller } from '../../platform/http/actor.ts'
import { notFound } from '../../platform/http/error.ts'
import { isImportUndone } from './erased.queries.ts'
import { foundLead, readHold } from './lead.guards.ts'
import { canOpenLead } from './lead.policy.ts'
import { presentLead } from './lead.present.ts'
import { leadQueries } from './lead.queries.ts'
import { isWaiting, waitingOf } from './lead.waiting.ts'
import { presentReason, reasonQueries } from './reason.queries.ts'

/**
 * A lead as its dialog and programs get it.
 * @throws AppError 404, which says if the lead was merged or its import undone, 403
 */
export async function readLead(
  { db, now }: Pick<Context, 'db' | 'now'>,
  readClock: ReadResponseClock,
  { actor, id }: { actor: Caller; id: number },
): Promise<Lead> {
  const queries = leadQueries(db)
  const found = await queries.find(id)
  if (!found) throw await absent(db, actor, id)
  const record = foundLead(actor, found)
  const [images, agent, duplicates, last, homeHold] = await Promise.all([
    queries.images(id),
    queries.agent(record.viewing_user_id),
    queries.duplicates(id),
    reasonQueries(db).last(id),
    readHold(db, actor, id),
  ])
  const waiting = isWaiting(record) ? waitingOf(record, await readClock(db), new Date(now())) : null
  const handlerMayOpen = record.handler?.may_open ?? true
  return {
    ...presentLead(record, images, waiting, presentReason(last)),
    ...agent,
    handlerMayOpen,
    duplicates,
    homeHold,
  }
}

async function absent(db: Context['db'], actor: Caller, id: number) {
  const merged = await leadQueries(db).mergedInto(id)
  const isKnown = merged !== undefined && canOpenLead(actor, merged.status as LeadStatus)
  if (isKnown) return notFound({ mergedInto: merged.keptId })
  return notFound((await isImportUndone(db, id)) ? { isImportUndone: true } : {})
}
