import { VIEWING_NOUN } from '@latchkey/domain/calendar/viewing-labels'
import type { ReactElement } from 'react'
import { CalendarToolbar } from '../../../calendar/CalendarToolbar/CalendarToolbar.tsx'
import { WeekOverview, type WeekOverviewProps } from '../../../calendar/WeekOverview/WeekOverview.tsx'
import { LinkButton } from '../../../controls/LinkButton/LinkButton.tsx'
import { StaleNotice } from '../../../data/StaleNotice/StaleNotice.tsx'
import { Card } from '../../../layout/Card/Card.tsx'
import { LoadFailed } from '../../../layout/EmptyState/LoadFailed.tsx'
import * as S from './WeekOverviewPanel.styles.ts'

export interface WeekOverviewPanelProps extends Omit<WeekOverviewProps, 'label' | 'noun' | 'hasFrame'> {
  /** The first and last day of the visible week. */
  periodLabel: string
  /** The same in short, for the narrowest windows. */
  shortPeriodLabel?: string | undefined
  onToday: () => void
  /** Called when an arrow is pressed: previous (-1) or next (1) week. */
  onStep: (step: -1 | 1) => void
  /** The link of 'Go to Calendar', such as `<Link to="/main-menu/calendar" />`; null without permission for it. */
  goToCalendar: ReactElement | null
  /** True if the viewings of the week could not be loaded. */
  hasFailed?: boolean
  /** True if the last refresh failed and the viewings are out of date. */
  hasRefreshFailed?: boolean
  onRetry: () => void
}

/**
 * The viewings of a week, with a link to the calendar. Its height is fixed; a busy day scrolls.
 *
 * @do Leave goToCalendar null without permission for the calendar.
 * @dont Do not move viewings here: use the calendar.
 * @key Tab: Goes through the arrows, then the events, day by day.
 * @key Enter or Space: Changes the week, or opens the event.
 */
export function WeekOverviewPanel({
  periodLabel,
  shortPeriodLabel,
  onToday,
  onStep,
  goToCalendar,
  hasFailed = false,
  hasRefreshFailed = false,
  onRetry,
  ...week
}: WeekOverviewPanelProps) {
  return (
    <Card
      title="Week overview"
      actions={
        goToCalendar && (
          <LinkButton size="small" render={goToCalendar}>
            Go to Calendar
          </LinkButton>
        )
      }
      hasPadding={false}
    >
      <S.Bar>
        <CalendarToolbar
          periodLabel={periodLabel}
          shortPeriodLabel={shortPeriodLabel}
          view="week"
          onToday={onToday}
          onStep={onStep}
        />
      </S.Bar>
      <S.Body>
        {hasFailed && !week.isLoading ? (
          <LoadFailed title={`The ${VIEWING_NOUN.many} could not be loaded`} onRetry={onRetry} />
        ) : (
          <S.Week>
            <WeekOverview {...week} label={periodLabel} noun={VIEWING_NOUN} hasFrame={false} />
          </S.Week>
        )}
        {hasRefreshFailed && <StaleNotice onRetry={onRetry} />}
      </S.Body>
    </Card>
  )
}
