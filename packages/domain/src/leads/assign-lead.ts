import type { Problem } from '../platform/problem.ts'
import { writeAndFollow } from '../platform/records/saving.store.ts'
import type { WriteOutcome } from '../platform/records/write-outcome.ts'
import type { LeadsStore } from './leads.store.ts'
import type { Handler, Taken } from './handler/handler.contract.ts'

/** `taken`: another user became the handler meanwhile. */
export type AssignOutcome = WriteOutcome | { kind: 'taken'; handler: Handler | null }

/**
 * Assigns a lead, or releases it with a null `userId`; `from` is the handler displayed to the user. Outside
 * LeadsStore to keep it out of the entry chunk.
 */
export async function assignLead(
  leads: LeadsStore,
  id: number,
  userId: number | null,
  from: Handler | null,
): Promise<AssignOutcome> {
  const outcome = await writeAndFollow(leads, () => leads.calls.assign(id, userId, from?.id ?? null))
  const taken = outcome.kind === 'failed' ? takenIn(outcome.problem) : null
  if (taken === null) return outcome
  void leads.receiveRefresh()
  return { kind: 'taken', handler: taken.handler }
}

function takenIn(problem: Problem): Taken | null {
  if (problem.kind !== 'rejected') return null
  const { body } = problem
  if (typeof body !== 'object' || body === null || !('error' in body)) return null
  return body.error === 'taken' ? (body as Taken) : null
}
