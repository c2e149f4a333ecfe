import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import type { LeadSection } from '@latchkey/domain/leads/lead-status'
import { deleteLead } from '@latchkey/domain/leads/lead-acts'
import { leadName } from '@latchkey/domain/leads/lead-names'
import { DeleteLeadDialog } from '@latchkey/ui/lettings/leads/DeleteLeadDialog/DeleteLeadDialog.tsx'
import type { DialogProps } from '@latchkey/ui/loading/lazy-dialog.tsx'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useRoot } from '../../runtime/runtime.ts'

export interface DeleteLeadHostProps extends DialogProps {
  section: LeadSection
  /** The lead to delete; null while closed. */
  row: LeadRow | null
}

export const DeleteLeadHost = observer(function DeleteLeadHost({
  isOpen,
  section,
  row,
  onClose,
}: DeleteLeadHostProps) {
  const { leads } = useRoot()
  const [last, setLast] = useState(row)
  if (row !== null && row !== last) setLast(row)

  const confirm = async (deleted: LeadRow) => {
    await deleteLead(leads, section, deleted)
    onClose()
  }

  return (
    <DeleteLeadDialog
      isOpen={isOpen}
      section={section}
      name={last === null ? '' : leadName(last)}
      isViewingConfirmed={last?.isViewingConfirmed}
      isBusy={leads.isSaving}
      onConfirm={() => void (row && confirm(row))}
      onCancel={onClose}
    />
  )
})
