import { DISCARD_CHANGES } from '@latchkey/domain/platform/messages'
import { ConfirmDialog } from '../overlays/ConfirmDialog/ConfirmDialog.tsx'

export interface DiscardDialogProps {
  isOpen: boolean
  onDiscard: () => void
  onKeep: () => void
}

/** Asks before unsaved edits are lost. */
export function DiscardDialog({ isOpen, onDiscard, onKeep }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={DISCARD_CHANGES.title}
      confirmLabel={DISCARD_CHANGES.discard}
      cancelLabel={DISCARD_CHANGES.keep}
      isDanger
      onConfirm={onDiscard}
      onCancel={onKeep}
    >
      {DISCARD_CHANGES.question}
    </ConfirmDialog>
  )
}
