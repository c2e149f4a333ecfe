import { notifyFailure, notifyOf, notifyOutcome, undoBy, type Said } from '../platform/notify.ts'
import { writeAndFollow } from '../platform/records/saving.store.ts'
import type { WriteOutcome } from '../platform/records/write-outcome.ts'
import type { Handler, Taken } from './handler/handler.contract.ts'
import { handlerName, HANDLER_TOASTS, isUnassigned, TAKE } from './handler/handler.messages.ts'
import { DECLINE_LEAD, QUESTIONNAIRE_SENT, VERIFY_LEAD } from './lead.messages.ts'
import { missingChecksOf } from './lead-obstacle.ts'
import type { LeadsStore } from './leads.store.ts'
import type { RecordedOutcome } from './outcome/outcome.enums.ts'
import { OUTCOME_RECORDED, OUTCOME_REJECTED, UNDO_REJECTED } from './outcome/outcome.messages.ts'
import type { ReasonValues } from './reason/reason-values.ts'
import { RECORD_REASON } from './reason/reason.messages.ts'
import { MARK_AS_ANSWERED, type ResponseMethod } from './waiting/waiting.messages.ts'

// Outside LeadsStore to keep them out of the entry chunk.

/** Refetches after a failure too: it may have been done elsewhere already. */
async function writeLead(
  leads: LeadsStore,
  write: () => Promise<boolean>,
  said: Said,
): Promise<WriteOutcome> {
  const outcome = await writeAndFollow(leads, write, said)
  if (outcome.kind !== 'done') void leads.receiveRefresh()
  return outcome
}

/** Says nothing of missing right to rent checks (`missingChecksOf`), which the caller asks about. */
export async function verifyLead(
  leads: LeadsStore,
  id: number,
  override: string | null,
): Promise<WriteOutcome> {
  const outcome = await writeAndFollow(leads, () => leads.calls.verify(id, override))
  if (missingChecksOf(outcome) !== null) return outcome
  notifyOutcome(leads, outcome, { done: VERIFY_LEAD.done })
  if (outcome.kind !== 'done') void leads.receiveRefresh()
  return outcome
}

export const declineLead = (leads: LeadsStore, id: number, given: ReasonValues | null) =>
  writeLead(leads, () => leads.calls.decline(id, given), { done: DECLINE_LEAD.done })

export const sendQuestionnaire = (leads: LeadsStore, id: number) =>
  writeLead(leads, () => leads.calls.sendQuestionnaire(id), { done: QUESTIONNAIRE_SENT })

export const recordReason = (leads: LeadsStore, id: number, given: ReasonValues) =>
  writeLead(leads, () => leads.calls.recordReason(id, given), { done: RECORD_REASON.done })

/** With Undo, which names the lead, and Take for the user of this id if the lead is unassigned. */
export function recordResponse(
  leads: LeadsStore,
  { id, name, handler }: { id: number; name: string; handler: Handler | null },
  how: ResponseMethod,
  userId: number | undefined,
) {
  const take = () => void takeLead(leads, { id, handler }, userId ?? null)
  const alternative = userId !== undefined &&
    isUnassigned(handler) && { alternative: { label: TAKE, onPress: take } }
  const undo = () => writeAndFollow(leads, () => leads.calls.answer(id, null), { done: null })
  const said = { done: MARK_AS_ANSWERED.done, action: { ...undoBy(undo, name), ...alternative } }
  return writeLead(leads, () => leads.calls.answer(id, how), said)
}

/** Records what became of a viewing, with Undo, which names the lead. */
export function recordOutcome(leads: LeadsStore, id: number, outcome: RecordedOutcome, name: string) {
  const undo = () =>
    writeLead(leads, () => leads.calls.undoOutcome(id), { done: null, rejected: UNDO_REJECTED })
  const said = { done: OUTCOME_RECORDED[outcome], action: undoBy(undo, name), rejected: OUTCOME_REJECTED }
  return writeLead(leads, () => leads.calls.recordOutcome(id, outcome), said)
}

/** `taken`: another user became the handler meanwhile. */
export type AssignOutcome = WriteOutcome | { kind: 'taken'; handler: Handler | null }

/**
 * Assigns a lead, or releases it with a null `userId`; `handler` is the one displayed to the user. Says nothing of
 * `taken` and `invalid`, which a form shows.
 */
export async function assignLead(
  leads: LeadsStore,
  { id, handler }: { id: number; handler: Handler | null },
  userId: number | null,
  done: string,
): Promise<AssignOutcome> {
  const outcome = await writeAndFollow(leads, () => leads.calls.assign(id, userId, handler?.id ?? null))
  const problem = outcome.kind === 'failed' ? outcome.problem : null
  const taken = problem?.kind === 'rejected' ? takenIn(problem.body) : null
  if (taken === null) notifyOutcome(leads, outcome, { done, hasForm: true })
  else void leads.receiveRefresh()
  return taken === null ? outcome : { kind: 'taken', handler: taken.handler }
}

/** Null releases the lead. */
export async function takeLead(
  leads: LeadsStore,
  lead: { id: number; handler: Handler | null },
  userId: number | null,
): Promise<void> {
  const done = userId === null ? HANDLER_TOASTS.released : HANDLER_TOASTS.taken
  const outcome = await assignLead(leads, lead, userId, done)
  if (outcome.kind === 'taken' && outcome.handler !== null)
    notifyOf(leads).error(HANDLER_TOASTS.takenAlready(handlerName(outcome.handler)))
  else if (outcome.kind === 'taken' || outcome.kind === 'invalid') notifyFailure(leads, outcome)
}

function takenIn(body: unknown): Taken | null {
  if (typeof body !== 'object' || body === null || !('error' in body)) return null
  return body.error === 'taken' ? (body as Taken) : null
}
