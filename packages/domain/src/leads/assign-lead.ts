import { problemOf, type Problem } from '../platform/problem.ts'
import { writeAndFollow } from '../platform/records/saving.store.ts'
import { writeFailure, type WriteOutcome } from '../platform/records/write-outcome.ts'
import type { LeadsStore } from './leads.store.ts'
import type { Handler } from './handler/handler.contract.ts'

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
  if (outcome.kind !== 'failed' || !isTaken(outcome.problem)) return outcome
  void leads.receiveRefresh()
  try {
    return { kind: 'taken', handler: (await leads.calls.get(id)).handler }
  } catch (caught) {
    return writeFailure(problemOf(caught))
  }
}

function isTaken(problem: Problem): boolean {
  return (
    problem.kind === 'refused' &&
    typeof problem.body === 'object' &&
    problem.body !== null &&
    'error' in problem.body &&
    problem.body.error === 'taken'
  )
}
