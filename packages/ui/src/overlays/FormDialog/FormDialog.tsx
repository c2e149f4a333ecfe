import { useId, type ReactNode } from 'react'
import { Button } from '../../controls/Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'

export interface FormDialogProps {
  isOpen: boolean
  title: string
  /**
   * Renders the form, which gets this id. Keep the form's state inside it, so that closing the dialog
   * discards the input.
   */
  children: (formId: string) => ReactNode
  submitLabel?: string
  /** Announced by screen readers while the form is submitted; 'Saving…' on a button that saves. */
  busyLabel?: string | undefined
  /** True for an action that cannot be undone. */
  isDanger?: boolean
  /** False if there is nothing to submit yet, such as while data loads. */
  canSubmit?: boolean
  cancelLabel?: string
  /** True while the form is submitted; the dialog stays open. */
  isBusy?: boolean
  /** Called to close the dialog, possibly with unsaved edits. */
  onCloseRequest: () => void
}

const SAVE = 'Save'

/**
 * A dialog with one form, which the button in its footer submits.
 *
 * @also Modal form
 * @do Use the verb of the title on the button that sends the form.
 * @do Keep the form in a component of its own within the dialog: each opening then starts with fresh state.
 * @do Pass isBusy while the form is sent, and keep what was typed when that fails.
 * @dont Do not ask a yes-or-no question with it: that is ConfirmDialog.
 * @key Enter: In a field of one line: sends the form.
 * @key Escape: Asks to close; not while the form is sent.
 */
export function FormDialog({
  isOpen,
  title,
  children,
  submitLabel = SAVE,
  busyLabel = submitLabel === SAVE ? 'Saving…' : undefined,
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
          <Button isInactive={isBusy} onClick={onCloseRequest}>
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
