import { useId, type ReactNode } from 'react'
import { Button } from '../../controls/Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'

export interface FormDialogProps {
  isOpen: boolean
  title: string
  /** The form, which takes this id. Its state belongs within, so that closing the dialog discards what was typed. */
  children: (formId: string) => ReactNode
  submitLabel: string
  /** What screen readers announce while the form is sent. */
  busyLabel?: string
  /** True for what cannot be undone. */
  isDanger?: boolean
  /** False while there is nothing to send, such as before it is read. */
  canSubmit?: boolean
  cancelLabel?: string
  /** While the form is sent, the dialog stays open. */
  isBusy?: boolean
  /** The person wants to close it, possibly with unsaved edits. */
  onCloseRequest: () => void
}

/** A dialog with one form, which the button in its footer sends. */
export function FormDialog({
  isOpen,
  title,
  children,
  submitLabel,
  busyLabel,
  isDanger = false,
  canSubmit = true,
  cancelLabel = 'Cancel',
  isBusy = false,
  onCloseRequest,
}: FormDialogProps) {
  const formId = useId()
  return (
    <Dialog
      isOpen={isOpen}
      onCloseRequest={() => !isBusy && onCloseRequest()}
      title={title}
      footer={
        <>
          <Button disabled={isBusy} onClick={onCloseRequest}>
            {cancelLabel}
          </Button>
          {canSubmit && (
            <Button
              type="submit"
              form={formId}
              variant={isDanger ? 'danger' : 'primary'}
              isBusy={isBusy}
              {...(busyLabel !== undefined && { busyLabel })}
            >
              {submitLabel}
            </Button>
          )}
        </>
      }
    >
      {children(formId)}
    </Dialog>
  )
}
