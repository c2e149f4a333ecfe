import { useRef, type ReactNode } from 'react'
import { Button } from '../../controls/Button/Button.tsx'
import { Question } from '../Question.tsx'

export interface AlertProps {
  isOpen: boolean
  title: string
  children: ReactNode
  /** The only action, such as "Refresh". */
  actionLabel: string
  onAction: () => void
}

/**
 * A message that must not be missed, with one action; nothing else closes it.
 *
 * @also Message box
 * @do Use it for messages that nobody may miss; there is one in the product.
 * @dont Do not use it for success.
 * @key Enter: Presses the only button, which has the focus.
 */
export function Alert({ isOpen, title, children, actionLabel, onAction }: AlertProps) {
  const action = useRef<HTMLButtonElement>(null)

  return (
    <Question
      isOpen={isOpen}
      title={title}
      size="small"
      findFocus={() => action.current}
      buttons={
        <Button ref={action} variant="primary" onClick={onAction}>
          {actionLabel}
        </Button>
      }
    >
      {children}
    </Question>
  )
}
