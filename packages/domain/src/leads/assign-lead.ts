import type { Problem } from '../platform/problem.ts'
import { writeAndFollow } from '../platform/records/saving.store.ts'
import type { WriteOutcome } from '../platform/records/write-outcome.ts'
import type { LeadsStore } from './leads.store.ts'
import type { Handler, Taken } from './handler/handler.contract.ts'

/** What became of giving a lead to somebody: somebody else may have had it first. Source: decision A2. */
export type AssignOutcome = WriteOutcome | { kind: 'taken'; handler: Handler | null }

/**
 * Gives a lead to somebody, or to nobody; `from` is who had it on the screen. Not an action of the store, which every
 * page of the staff waits for. Source: decision A2.
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
  if (problem.kind !== 'refused') return null
  const { body } = problem
  if (typeof body !== 'object' || body === null || !('error' in body)) return null
  return body.error === 'taken' ? (body as Taken) : null
}
