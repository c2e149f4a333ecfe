import { Children, type ReactNode } from 'react'
import * as S from './CardGrid.styles.ts'

export interface CardGridProps {
  /** The cards, one per record. */
  children: ReactNode
  /** The accessible name of the list, such as "Projects". */
  label?: string
}

/**
 * Cards in even columns: three if there is space, one on phones.
 *
 * @do Give all cards the same parts, so that rows line up.
 * @dont Do not mix kinds of cards.
 */
export function CardGrid({ children, label }: CardGridProps) {
  return (
    <S.Root aria-label={label}>
      {Children.map(children, (card) => (
        <S.Cell>{card}</S.Cell>
      ))}
    </S.Root>
  )
}
