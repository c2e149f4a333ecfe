import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import type { LeadSection } from '@latchkey/domain/leads/lead.status'
import { DELETE_LEAD, RESTORED_LEAD } from '@latchkey/domain/leads/lead.messages'
import { holderIn } from '@latchkey/domain/leads/deposits'
import { DELETE_WITH_DEPOSIT } from '@latchkey/domain/leads/deposit/deposit.words'
import { leadName } from '@latchkey/domain/leads/lead.names'
import type { Problem } from '@latchkey/domain/platform/problem'
import { DeleteLeadDialog } from '@latchkey/ui/lettings/leads/DeleteLeadDialog/DeleteLeadDialog.tsx'
import { toastOutcome, undoBy } from '@latchkey/ui/lettings/toast-outcome.ts'
import { toasts } from '@latchkey/ui/overlays/toasts.ts'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useRoot } from '../../runtime/runtime.ts'

export interface DeleteLeadHostProps {
  section: LeadSection
  /** The lead to delete; null closes the dialog. */
  row: LeadRow | null
  onClose: () => void
}

export const DeleteLeadHost = observer(function DeleteLeadHost({
  section,
  row,
  onClose,
}: DeleteLeadHostProps) {
  const { leads } = useRoot()
  const [last, setLast] = useState(row)
  if (row !== null && row !== last) setLast(row)

  // Rows do not say whether the customer expects a viewing, so the lead is fetched.
  const asked = section === 'Viewing' ? (row?.id ?? null) : null
  useEffect(() => {
    if (asked === null) return undefined
    void leads.deleting.open(asked)
    return () => leads.deleting.close()
  }, [asked, leads])
  const { opened } = leads.deleting

  const handleConfirm = async () => {
    if (row === null) return
    const outcome = await leads.remove(row.id)
    onClose()
    const undo = undoBy(() => toastOutcome(leads.restore(row.id), RESTORED_LEAD[section]), leadName(row))
    if (outcome.kind === 'failed' && isDepositOpen(outcome.problem)) toasts.error(DELETE_WITH_DEPOSIT)
    else void toastOutcome(outcome, DELETE_LEAD[section].done, undo)
    // The lead may have been deleted elsewhere, so the list is stale.
    if (outcome.kind !== 'done') void leads.listOf(section).refresh()
  }

  return (
    <DeleteLeadDialog
      isOpen={row !== null}
      section={section}
      name={last === null ? '' : leadName(last)}
      isViewingConfirmed={opened?.id === last?.id && opened?.saved?.isViewingConfirmed === true}
      isBusy={leads.isSaving}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    />
  )
})

const isDepositOpen = (problem: Problem): boolean =>
  problem.kind === 'rejected' && holderIn(problem.body) !== null
