import { VIEWING_NOUN } from '@latchkey/domain/calendar/viewing.labels'
import type { ReactElement } from 'react'
import { CalendarToolbar } from '../../../calendar/CalendarToolbar/CalendarToolbar.tsx'
import { WeekOverview, type WeekOverviewProps } from '../../../calendar/WeekOverview/WeekOverview.tsx'
import { LinkButton } from '../../../controls/LinkButton/LinkButton.tsx'
import { StaleNotice } from '../../../data/StaleNotice/StaleNotice.tsx'
import { Card } from '../../../layout/Card/Card.tsx'
import * as S from './WeekOverviewPanel.styles.ts'

export interface WeekOverviewPanelProps extends Omit<WeekOverviewProps, 'label' | 'noun' | 'hasFrame'> {
  /** The first and last day of the week shown. */
  periodLabel: string
  onToday: () => void
  /** An arrow was pressed: the previous (-1) or the next week (1). */
  onStep: (step: -1 | 1) => void
  /** The link of 'Go to Calendar', such as `<Link to="/main-menu/calendar" />`; null without permission for it. */
  goToCalendar: ReactElement | null
  /** True when the last refresh failed and older viewings are shown. */
  hasRefreshFailed?: boolean
  onRetry?: () => void
}

/** The viewings of a week, with a link to the whole calendar. Source: specification §2 "Dashboard". */
export function WeekOverviewPanel({
  periodLabel,
  onToday,
  onStep,
  goToCalendar,
  hasRefreshFailed = false,
  onRetry,
  ...week
}: WeekOverviewPanelProps) {
  return (
    <Card
      title="Week overview"
      actions={
        goToCalendar && (
          <LinkButton variant="quiet" size="small" render={goToCalendar}>
            Go to Calendar
          </LinkButton>
        )
      }
      hasPadding={false}
    >
      <S.Bar>
        <CalendarToolbar periodLabel={periodLabel} view="week" onToday={onToday} onStep={onStep} />
      </S.Bar>
      <WeekOverview {...week} label={periodLabel} noun={VIEWING_NOUN} hasFrame={false} />
      {hasRefreshFailed && onRetry && <StaleNotice onRetry={onRetry} />}
    </Card>
  )
}
