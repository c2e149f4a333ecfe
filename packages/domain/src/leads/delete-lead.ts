import { notifyOf, notifyOutcome, undoBy } from '../platform/notify.ts'
import { writeAndFollow } from '../platform/records/saving.store.ts'
import type { WriteOutcome } from '../platform/records/write-outcome.ts'
import type { Question } from '../prompts/question.store.ts'
import { DELETE_WITH_DEPOSIT, holderIn } from './deposit/open-deposit.ts'
import type { LeadRow } from './lead.contract.ts'
import { CANCELLATION_IS_MAILED, DELETE_LEAD } from './lead.messages.ts'
import { leadName } from './lead-names.ts'
import type { LeadSection } from './lead-status.ts'
import { restoreLead, type LeadsStore } from './leads.store.ts'

// The other actions are in a file of their own, because lists of leads need them only with a dialog.

/** With Undo. */
export async function deleteLead(
  leads: LeadsStore,
  section: LeadSection,
  row: LeadRow,
): Promise<WriteOutcome> {
  const outcome = await writeAndFollow(leads, () => leads.calls.remove(row.id))
  const action = undoBy(() => restoreLead(leads, row.id, section), leadName(row))
  const problem = outcome.kind === 'failed' ? outcome.problem : null
  if (problem?.kind === 'rejected' && holderIn(problem.body) !== null)
    notifyOf(leads).error(DELETE_WITH_DEPOSIT)
  else notifyOutcome(leads, outcome, { done: DELETE_LEAD[section].done, action })
  // The lead may have been deleted elsewhere, so the list is stale.
  if (outcome.kind !== 'done') void leads.listOf(section).refresh()
  return outcome
}

/** Asks before a lead is deleted. */
export function deleteLeadQuestion(leads: LeadsStore, section: LeadSection, row: LeadRow): Question {
  const { title, question } = DELETE_LEAD[section]
  return {
    texts: { title, question },
    subject: leadName(row),
    ...(row.isViewingConfirmed && { note: CANCELLATION_IS_MAILED }),
    isDanger: true,
    action: () => deleteLead(leads, section, row),
  }
}
