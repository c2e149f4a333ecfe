import type { ReactNode } from 'react'
import * as S from './Stack.styles.ts'

/** What a stack accepts. */
export interface StackProps {
  children: ReactNode
  /** Between the pieces: 8, 16 or 24 px. */
  gap?: 'small' | 'medium' | 'large'
}

/** Pieces below each other with even room between them. */
export function Stack({ children, gap = 'medium' }: StackProps) {
  return <S.Root data-gap={gap}>{children}</S.Root>
}
