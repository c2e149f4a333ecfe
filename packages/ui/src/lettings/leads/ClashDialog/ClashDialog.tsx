import type { LeadClash } from '@latchkey/domain/leads/lead-obstacle'
import { ConfirmDialog } from '../../../overlays/ConfirmDialog/ConfirmDialog.tsx'
import { useDateFormatter } from '../../date-formatter-context.ts'

export interface ClashDialogProps {
  isOpen: boolean
  /** The other viewing. */
  clash: LeadClash
  /** Null if unknown. */
  agentName: string | null
  isBusy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/**
 * Names the agent's other viewing at that time, and lets the user confirm anyway.
 *
 * @do Name the other viewing, and say that nothing has been saved.
 * @dont Do not forbid it: the agent decides.
 * @key Escape: Cancels.
 */
export function ClashDialog({ isOpen, clash, agentName, isBusy, onConfirm, onCancel }: ClashDialogProps) {
  const dateFormatter = useDateFormatter()
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Two viewings at once"
      confirmLabel="Confirm anyway"
      isDanger
      isBusy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>
        {agentName ?? 'The agent'} already has a viewing with <strong>{clash.name}</strong> on{' '}
        <strong>{dateFormatter.formatDateTime(clash.viewingDate)}</strong>. A viewing lasts an hour. Nothing
        has been saved.
      </p>
    </ConfirmDialog>
  )
}
