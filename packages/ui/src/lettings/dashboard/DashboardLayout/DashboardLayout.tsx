import type { ReactNode } from 'react'
import * as S from './DashboardLayout.styles.ts'

/** The parts of the dashboard. */
export interface DashboardLayoutProps {
  /** At the top, such as why there is little to see. */
  notice?: ReactNode
  week: ReactNode
  /** True until it is known how high the week is: what is below it would move. */
  isWeekLoading?: boolean
  /** The two lists. */
  cards: ReactNode
  /** After the lists, across the page. */
  below?: ReactNode
}

/**
 * The layout of the dashboard: the week across the page, the lists side by side below it. Source: specification §2
 * "Dashboard".
 */
export function DashboardLayout({ notice, week, isWeekLoading = false, cards, below }: DashboardLayoutProps) {
  return (
    <S.Root>
      {notice}
      {week}
      <S.Cards hidden={isWeekLoading}>{cards}</S.Cards>
      {!isWeekLoading && below}
    </S.Root>
  )
}
