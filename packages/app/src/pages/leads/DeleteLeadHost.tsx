import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import type { LeadSection } from '@latchkey/domain/leads/lead-status'
import { deleteLead } from '@latchkey/domain/leads/lead-acts'
import { leadName } from '@latchkey/domain/leads/lead-names'
import { DeleteLeadDialog } from '@latchkey/ui/lettings/leads/DeleteLeadDialog/DeleteLeadDialog.tsx'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useRoot } from '../../runtime/runtime.ts'

export interface DeleteLeadHostProps {
  isOpen: boolean
  section: LeadSection
  /** The lead to delete; null while closed. */
  row: LeadRow | null
  onClose: () => void
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
    await deleteLead(leads, section, row)
    onClose()
  }

  return (
    <DeleteLeadDialog
      isOpen={isOpen}
      section={section}
      name={last === null ? '' : leadName(last)}
      isViewingConfirmed={opened?.id === last?.id && opened?.saved?.isViewingConfirmed === true}
      isBusy={leads.isSaving}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    />
  )
})
