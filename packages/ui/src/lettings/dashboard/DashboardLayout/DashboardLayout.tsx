import type { ReactNode } from 'react'
import * as S from './DashboardLayout.styles.ts'

/** The parts of the dashboard. */
export interface DashboardLayoutProps {
  /** At the top, such as the reason for missing content. */
  notice?: ReactNode
  /** The urgent leads, in one line. */
  urgent?: ReactNode
  week: ReactNode
  /** The leads that have waited longest. */
  waiting?: ReactNode
  /** The two lists. */
  cards: ReactNode
}

/**
 * The layout of the dashboard: what is urgent, the week and who waits at full width, the lists side by side below them.
 *
 * @do Put what is urgent first, then the week, then who waits: the two lists are long.
 * @dont Do not reorder the parts between visits.
 */
export function DashboardLayout({ notice, urgent, week, waiting, cards }: DashboardLayoutProps) {
  return (
    <S.Root>
      {notice}
      {urgent}
      {week}
      {waiting}
      <S.Cards>{cards}</S.Cards>
    </S.Root>
  )
}
