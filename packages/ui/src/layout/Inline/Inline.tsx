import type { ReactNode } from 'react'
import * as S from './Inline.styles.ts'

export interface InlineProps {
  children: ReactNode
  /** The gap between items: 8 or 16 px. */
  gap?: 'small' | 'medium'
  /** The distribution of items in spare space. */
  justify?: 'start' | 'end' | 'between'
}

/**
 * Items in a row, which wraps.
 *
 * @do Use it for buttons and labels of one line.
 * @dont Do not use it for the columns of a page.
 */
export function Inline({ children, gap = 'small', justify = 'start' }: InlineProps) {
  return (
    <S.Root data-gap={gap} data-justify={justify}>
      {children}
    </S.Root>
  )
}
