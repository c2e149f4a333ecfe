import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useRef, type ReactNode } from 'react'
import { Button } from '../../controls/Button/Button.tsx'
import { focusAtOnce, focusWhatRemains } from '../../accessibility/focus-moves.ts'
import * as S from '../question.styles.ts'

export interface ConfirmDialogProps {
  isOpen: boolean
  /** The action, such as "Delete Enquiry". */
  title: string
  /** The question, or the effect of confirming. */
  children: ReactNode
  onConfirm: () => void
  /** Called by the Cancel button or Escape; pressing the backdrop has no effect. */
  onCancel: () => void
  confirmLabel?: string
  cancelLabel?: string
  /** True for a destructive or irreversible action: the button is red and Cancel is focused. */
  isDanger?: boolean
  /** True while the confirmed action is running. */
  isBusy?: boolean
}

/** Asks before an action that is hard to undo; for a task with fields, use Dialog. */
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
  const sheet = useRef<HTMLDivElement>(null)
  const cancelButton = useRef<HTMLButtonElement>(null)
  const confirmButton = useRef<HTMLButtonElement>(null)

  // The dialog keeps the focus during its closing animation: keys pressed then are ignored.
  const answer = (act: () => void) => () => {
    if (isOpen) act()
  }

  return (
    <AlertDialog.Root
      open={isOpen}
      onOpenChange={(willBeOpen) => !willBeOpen && !isBusy && onCancel()}
      onOpenChangeComplete={(hasOpened) => !hasOpened && focusWhatRemains()}
    >
      <AlertDialog.Portal>
        <S.Backdrop forceRender />
        <S.Viewport>
          <S.Sheet
            ref={sheet}
            initialFocus={() => focusAtOnce(sheet.current, (isDanger ? cancelButton : confirmButton).current)}
          >
            <S.Title>{title}</S.Title>
            <S.Message render={<div />}>{children}</S.Message>
            <S.Footer>
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
            </S.Footer>
          </S.Sheet>
        </S.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
