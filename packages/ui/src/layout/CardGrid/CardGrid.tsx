import { Children, type ReactNode } from 'react'
import * as S from './CardGrid.styles.ts'

export interface CardGridProps {
  /** The cards, each of one record. */
  children: ReactNode
  /** The name of the list, such as "Projects". */
  label?: string
}

/** Cards in even columns: three where there is space, one on a phone. */
export function CardGrid({ children, label }: CardGridProps) {
  return (
    <S.Root aria-label={label}>
      {Children.map(children, (card) => (
        <S.Cell>{card}</S.Cell>
      ))}
    </S.Root>
  )
}
