import type { ReactNode } from 'react'
import * as S from './Stack.styles.ts'

export interface StackProps {
  children: ReactNode
  /** The gap between items: 8, 16 or 24 px. */
  gap?: 'small' | 'medium' | 'large'
  /**
   * `form` limits the width to 60 rem, so that fields stay readable; `beside-tools` leaves the space of the tools of
   * AppShell, for what is at the top of a page.
   */
  width?: 'full' | 'form' | 'beside-tools'
}

/**
 * Stacked items with even spacing.
 *
 * @do Use it for the space between items.
 * @dont Do not give an item an outer margin.
 */
export function Stack({ children, gap = 'medium', width = 'full' }: StackProps) {
  return (
    <S.Root data-gap={gap} data-width={width}>
      {children}
    </S.Root>
  )
}
