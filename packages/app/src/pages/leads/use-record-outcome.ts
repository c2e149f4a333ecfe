import type { LeadsStore } from '@latchkey/domain/leads/leads.store'
import type { RecordedOutcome } from '@latchkey/domain/leads/outcome/outcome.enums'
import {
  OUTCOME_RECORDED,
  OUTCOME_REJECTED,
  UNDO_REJECTED,
} from '@latchkey/domain/leads/outcome/outcome.words'
import type { WriteOutcome } from '@latchkey/domain/platform/records/write-outcome'
import { toastFailure, undoBy } from '@latchkey/ui/lettings/toast-outcome.ts'
import { toasts } from '@latchkey/ui/overlays/toasts.ts'
import { useRoot } from '../../runtime/runtime.ts'

type RecordOutcome = (leadId: number, name: string, outcome: RecordedOutcome) => Promise<void>

/** Records what became of a viewing, with Undo in the toast; undefined without permission. */
export function useRecordOutcome(leads: LeadsStore): RecordOutcome | undefined {
  const { session } = useRoot()
  if (!session.can('viewings-update')) return undefined

  const fail = (outcome: WriteOutcome, rejected: string) => {
    if (outcome.kind === 'rejected') toasts.error(rejected)
    else toastFailure(outcome)
    void leads.receiveRefresh()
  }
  const undo = async (leadId: number) => {
    const undone = await leads.undoOutcome(leadId)
    if (undone.kind !== 'done') fail(undone, UNDO_REJECTED)
  }
  return async (leadId, name, outcome) => {
    const recorded = await leads.recordOutcome(leadId, outcome)
    if (recorded.kind === 'done')
      toasts.success(
        OUTCOME_RECORDED[outcome],
        undoBy(() => undo(leadId), name),
      )
    else fail(recorded, OUTCOME_REJECTED)
  }
}
