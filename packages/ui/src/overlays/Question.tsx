import { useId, type ReactNode } from 'react'
import type { ModalProps } from '../modal/Modal.tsx'
import * as S from './question.styles.ts'

interface QuestionProps extends Pick<ModalProps, 'isOpen' | 'onCloseRequest' | 'findFocus'> {
  title: string
  children: ReactNode
  buttons: ReactNode
  size?: 'small' | 'medium'
}

/** A modal that needs an answer: pressing the backdrop has no effect. */
export function Question({ title, children, buttons, size = 'medium', ...rest }: QuestionProps) {
  const id = useId()
  return (
    <S.Sheet {...rest} data-size={size} aria-labelledby={`${id}-title`} aria-describedby={`${id}-message`}>
      <S.Title id={`${id}-title`} data-clear-of-toasts>
        {title}
      </S.Title>
      <S.Message id={`${id}-message`}>{children}</S.Message>
      <S.Footer data-clear-of-toasts>{buttons}</S.Footer>
    </S.Sheet>
  )
}
