import { useId, type ReactNode } from 'react'
import * as S from './Card.styles.ts'

export interface CardProps {
  children: ReactNode
  title?: string
  /** The heading level of the title. */
  titleLevel?: 2 | 3
  /** Directly after the title, such as a count. */
  mark?: ReactNode
  /** At the end of the title's line, such as a View All link. */
  actions?: ReactNode
  /** False for a table or a picture that fills the card to its edges. */
  hasPadding?: boolean
}

/**
 * A surface for one subject; with a title it is a landmark.
 *
 * @do Give it one subject and a heading.
 * @dont Do not put a card inside a card.
 */
export function Card({ children, title, titleLevel = 2, mark, actions, hasPadding = true }: CardProps) {
  const titleId = useId()
  const hasHeader = title !== undefined || actions !== undefined
  return (
    <S.Root
      as={title === undefined ? 'div' : 'section'}
      aria-labelledby={title === undefined ? undefined : titleId}
    >
      {hasHeader && (
        <S.Header>
          {title !== undefined && (
            <S.Title as={titleLevel === 2 ? 'h2' : 'h3'} id={titleId}>
              {title}
            </S.Title>
          )}
          {mark}
          {actions !== undefined && <S.Actions>{actions}</S.Actions>}
        </S.Header>
      )}
      <S.Body data-padding={hasPadding || undefined} data-headed={hasHeader || undefined}>
        {children}
      </S.Body>
    </S.Root>
  )
}
