import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useRef, type ReactNode } from 'react'
import { Button } from '../../controls/Button/Button.tsx'
import { focusAtOnce } from '../../accessibility/focus-moves.ts'
import * as S from '../question.styles.ts'

export interface AlertProps {
  isOpen: boolean
  title: string
  children: ReactNode
  /** The only action, such as "Refresh". */
  actionLabel: string
  onAction: () => void
}

/** A message that must not be missed, with one action; nothing else closes it. */
export function Alert({ isOpen, title, children, actionLabel, onAction }: AlertProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const action = useRef<HTMLButtonElement>(null)

  return (
    // Controlled by the page: Escape has no effect.
    <AlertDialog.Root open={isOpen}>
      <AlertDialog.Portal>
        <S.Backdrop forceRender />
        <S.Viewport>
          <S.Sheet
            ref={sheet}
            data-size="small"
            initialFocus={() => focusAtOnce(sheet.current, action.current)}
          >
            <S.Title>{title}</S.Title>
            <S.Message render={<div />}>{children}</S.Message>
            <S.Footer>
              <Button ref={action} variant="primary" onClick={onAction}>
                {actionLabel}
              </Button>
            </S.Footer>
          </S.Sheet>
        </S.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
