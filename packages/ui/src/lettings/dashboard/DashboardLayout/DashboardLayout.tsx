import type { ReactNode } from 'react'
import * as S from './DashboardLayout.styles.ts'

/** The parts of the dashboard. */
export interface DashboardLayoutProps {
  /** At the top, such as why there is little to see. */
  notice?: ReactNode
  week: ReactNode
  /** The two lists. */
  cards: ReactNode
  /** After the lists, across the page. */
  below?: ReactNode
}

/**
 * The layout of the dashboard: the week across the page, the lists side by side below it. Source: specification §2
 * "Dashboard".
 */
export function DashboardLayout({ notice, week, cards, below }: DashboardLayoutProps) {
  return (
    <S.Root>
      {notice}
      {week}
      <S.Cards>{cards}</S.Cards>
      {below}
    </S.Root>
  )
}
