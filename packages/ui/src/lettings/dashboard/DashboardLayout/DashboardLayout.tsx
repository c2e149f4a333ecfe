import type { ReactNode } from 'react'
import * as S from './DashboardLayout.styles.ts'

/** The parts of the dashboard. */
export interface DashboardLayoutProps {
  /** At the top, such as the reason for missing content. */
  notice?: ReactNode
  /** What is urgent, in one line. */
  urgent?: ReactNode
  week: ReactNode
  /** The two lists. */
  cards: ReactNode
  /** After the lists, at full width. */
  below?: ReactNode
}

/**
 * The layout of the dashboard: what is urgent and the week at full width, the lists side by side below it.
 *
 * @do Put what is urgent first, then the week, then the two lists.
 * @dont Do not reorder the parts between visits.
 */
export function DashboardLayout({ notice, urgent, week, cards, below }: DashboardLayoutProps) {
  return (
    <S.Root>
      {notice}
      {urgent}
      {week}
      <S.Cards>{cards}</S.Cards>
      {below}
    </S.Root>
  )
}
