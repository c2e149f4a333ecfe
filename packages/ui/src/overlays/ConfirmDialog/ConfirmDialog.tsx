import { useRef, type ReactNode } from 'react'
import { Button } from '../../controls/Button/Button.tsx'
import { Question } from '../Question.tsx'

export interface ConfirmDialogProps {
  isOpen: boolean
  /** The action, such as "Delete Enquiry". */
  title: string
  /** The question, or the effect of confirming. */
  children: ReactNode
  onConfirm: () => void
  /** Called by the Cancel button or Escape; pressing the backdrop has no effect. */
  onCancel: () => void
  confirmLabel?: string | undefined
  cancelLabel?: string
  /** True for a destructive or irreversible action: the button is red and Cancel is focused. */
  isDanger?: boolean
  /** True while the confirmed action is running. */
  isBusy?: boolean
}

/**
 * Asks before an action that is hard to undo; for a task with fields, use Dialog.
 *
 * @also Confirmation, Prompt
 * @do Use the action as the title: “Delete Enquiry”; use the same verb on the button.
 * @do Pass isDanger when it cannot be undone.
 * @dont Do not ask about reversible actions: offer Undo instead.
 * @key Tab: Moves between the buttons; with isDanger Cancel has the focus first.
 * @key Escape: Cancels.
 */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  onConfirm,
  onCancel,
  confirmLabel = 'Confirm',
  cancelLabel = 'Cancel',
  isDanger = false,
  isBusy = false,
}: ConfirmDialogProps) {
  const cancelButton = useRef<HTMLButtonElement>(null)
  const confirmButton = useRef<HTMLButtonElement>(null)

  // The dialog keeps the focus during its closing animation: keys pressed then are ignored.
  const answer = (action: () => void) => () => {
    if (isOpen) action()
  }

  return (
    <Question
      isOpen={isOpen}
      title={title}
      findFocus={() => (isDanger ? cancelButton : confirmButton).current}
      onCloseRequest={() => !isBusy && onCancel()}
      buttons={
        <>
          <Button ref={cancelButton} isInactive={isBusy} onClick={answer(onCancel)}>
            {cancelLabel}
          </Button>
          <Button
            ref={confirmButton}
            variant={isDanger ? 'danger' : 'primary'}
            isBusy={isBusy}
            onClick={answer(onConfirm)}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Question>
  )
}
