import type { ReactNode } from 'react'
import * as S from './DashboardLayout.styles.ts'

/** What the dashboard is put together from. */
export interface DashboardLayoutProps {
  /** Above all else, such as why there is so little to see. */
  notice?: ReactNode
  week: ReactNode
  /** The two lists. */
  cards: ReactNode
}

/** Where the parts of the dashboard stand: the week across the page, the lists side by side below it. Source: specification §2 "Dashboard". */
export function DashboardLayout({ notice, week, cards }: DashboardLayoutProps) {
  return (
    <S.Root>
      {notice}
      {week}
      <S.Cards>{cards}</S.Cards>
    </S.Root>
  )
}
