import type { RightToRentCheck } from '@latchkey/domain/leads/right-to-rent/right-to-rent.contract'
import { DELETE_CHECK } from '@latchkey/domain/leads/right-to-rent/right-to-rent.messages'
import { ConfirmDialog } from '../../../overlays/ConfirmDialog/ConfirmDialog.tsx'

interface DeleteCheckDialogProps {
  /** Null closes the dialog. */
  check: RightToRentCheck | null
  onDelete: (check: RightToRentCheck) => void
  onClose: () => void
}

/** The prompt before a check is deleted. */
export function DeleteCheckDialog({ check, onDelete, onClose }: DeleteCheckDialogProps) {
  return (
    <ConfirmDialog
      isOpen={check !== null}
      title={DELETE_CHECK.title}
      isDanger
      onConfirm={() => check !== null && onDelete(check)}
      onCancel={onClose}
    >
      <p>{DELETE_CHECK.question(check?.adultName ?? '')}</p>
    </ConfirmDialog>
  )
}
