import type { LeadSection } from '@latchkey/domain/leads/lead.enums'
import { DELETE_LEAD } from '@latchkey/domain/leads/lead.messages'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { ConfirmDialog } from '../../../overlays/ConfirmDialog/ConfirmDialog.tsx'

export interface DeleteLeadDialogProps {
  isOpen: boolean
  /** The list that the lead is in. */
  section: LeadSection
  /** The name of the tenant, so that nobody deletes a neighbouring row. */
  name: string
  /** True when the customer was sent a confirmation and will be emailed the cancellation. Source: decision L38. */
  isViewingConfirmed?: boolean
  isBusy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before a lead is deleted, with the texts of its list. Source: specification §8, decision L30. */
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
