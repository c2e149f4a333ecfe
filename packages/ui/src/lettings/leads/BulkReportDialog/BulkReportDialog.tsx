import { BULK_REPORT_TITLE } from '@latchkey/domain/leads/bulk/bulk.messages'
import { Button } from '../../../controls/Button/Button.tsx'
import { Dialog } from '../../../overlays/Dialog/Dialog.tsx'
import * as S from './BulkReportDialog.styles.ts'

export interface BulkReportDialogProps {
  isOpen: boolean
  /** The leads for which the action failed, and why, in words. */
  failed: readonly { id: number; name: string; reason: string }[]
  title?: string
  onClose: () => void
}

/**
 * Lists the leads for which a bulk action failed.
 *
 * @do Keep its leads selected, so that the action can be repeated.
 * @dont Do not open it when every lead was changed: a toast is enough.
 * @key Escape: Closes it.
 */
export function BulkReportDialog({
  isOpen,
  failed,
  title = BULK_REPORT_TITLE,
  onClose,
}: BulkReportDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onCloseRequest={onClose}
      title={title}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <S.List>
        {failed.map(({ id, name, reason }) => (
          <li key={id}>
            <strong>{name}</strong>
            <span>{reason}</span>
          </li>
        ))}
      </S.List>
    </Dialog>
  )
}
