import type { ReactNode } from 'react'
import * as S from './Stack.styles.ts'

export interface StackProps {
  children: ReactNode
  /** Between the pieces: 8, 16 or 24 px. */
  gap?: 'small' | 'medium' | 'large'
  /** `form` stops growing where fields get too wide to read along: 60 rem. */
  width?: 'full' | 'form'
}

/** Pieces below each other with even room between them. */
export function Stack({ children, gap = 'medium', width = 'full' }: StackProps) {
  return (
    <S.Root data-gap={gap} data-width={width}>
      {children}
    </S.Root>
  )
}
