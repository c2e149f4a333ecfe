import type { ReactNode } from 'react'
import * as S from './Inline.styles.ts'

export interface InlineProps {
  children: ReactNode
  /** Between the pieces: 8 or 16 px. */
  gap?: 'small' | 'medium'
  /** Where the pieces stand when there is room to spare. */
  justify?: 'start' | 'end' | 'between'
}

/** Pieces beside each other; what finds no room goes to the next line. */
export function Inline({ children, gap = 'small', justify = 'start' }: InlineProps) {
  return (
    <S.Root data-gap={gap} data-justify={justify}>
      {children}
    </S.Root>
  )
}
