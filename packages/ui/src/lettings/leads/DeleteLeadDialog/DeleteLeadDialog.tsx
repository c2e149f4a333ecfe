import type { LeadSection } from '@latchkey/domain/leads/lead-status'
import { DELETE_LEAD } from '@latchkey/domain/leads/lead.messages'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { ConfirmDialog } from '../../../overlays/ConfirmDialog/ConfirmDialog.tsx'

export interface DeleteLeadDialogProps {
  isOpen: boolean
  /** The list that contains the lead. */
  section: LeadSection
  /** The name of the tenant, which makes a mistaken row noticeable. */
  name: string
  /** True if a confirmation was sent to the customer, who will then get a cancellation. */
  isViewingConfirmed?: boolean
  isBusy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/**
 * Asks before a lead is deleted, with the texts of its list.
 *
 * @do Name the lead, and what is deleted with it.
 * @dont Do not omit Undo: a toast offers it after the deletion.
 * @key Escape: Cancels.
 */
export function DeleteLeadDialog({
  isOpen,
  section,
  name,
  isViewingConfirmed = false,
  isBusy,
  onConfirm,
  onCancel,
}: DeleteLeadDialogProps) {
  const { title, question } = DELETE_LEAD[section]
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={title}
      isDanger
      isBusy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Stack gap="small">
        <p>{question}</p>
        <p>
          <strong>{name}</strong>
        </p>
        {isViewingConfirmed && <p>The customer will be emailed that the viewing is cancelled.</p>}
      </Stack>
    </ConfirmDialog>
  )
}
