import { WEEK_HOURS } from '@latchkey/domain/calendar/calendar.limits'
import { CALENDAR_LEGEND, VIEWING_NOUN } from '@latchkey/domain/calendar/viewing.labels'
import { CloudOff } from 'lucide-react'
import {
  CalendarToolbar,
  type CalendarToolbarProps,
} from '../../../calendar/CalendarToolbar/CalendarToolbar.tsx'
import { MonthView, type MonthViewProps } from '../../../calendar/MonthView/MonthView.tsx'
import { WeekView } from '../../../calendar/WeekView/WeekView.tsx'
import { Button } from '../../../controls/Button/Button.tsx'
import { DndScope } from '../../../controls/DndScope/DndScope.tsx'
import { StaleNotice } from '../../../data/StaleNotice/StaleNotice.tsx'
import { Announcement } from '../../../accessibility/Announcement/Announcement.tsx'
import { EmptyState } from '../../../layout/EmptyState/EmptyState.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'

export interface CalendarPanelProps
  extends
    Pick<MonthViewProps, 'days' | 'events' | 'today' | 'onOpen' | 'onMove' | 'onMoveRequest'>,
    Required<Pick<CalendarToolbarProps, 'periodLabel' | 'view' | 'onViewChange' | 'onToday' | 'onStep'>> {
  isLoading: boolean
  /** True when no viewing could be loaded. */
  hasFailed: boolean
  /** True when the viewings on show could not be loaded again. */
  hasRefreshFailed: boolean
  onRetry: () => void
}

/** Every viewing of a month or a week, to open and to move. Source: specification §2 "Calendar". */
export function CalendarPanel({
  periodLabel,
  view,
  onViewChange,
  onToday,
  onStep,
  isLoading,
  hasFailed,
  hasRefreshFailed,
  onRetry,
  ...events
}: CalendarPanelProps) {
  const grid = { ...events, label: periodLabel, noun: VIEWING_NOUN, isLoading, onStep }
  return (
    <>
      <Announcement>{isLoading ? `Loading ${VIEWING_NOUN.many}…` : ''}</Announcement>
      <Stack>
        <CalendarToolbar
          periodLabel={periodLabel}
          view={view}
          legend={CALENDAR_LEGEND}
          onViewChange={onViewChange}
          onToday={onToday}
          onStep={onStep}
        />
        {hasFailed ? (
          <EmptyState
            title={`The ${VIEWING_NOUN.many} could not be loaded`}
            icon={<CloudOff aria-hidden />}
            action={<Button onClick={onRetry}>Retry</Button>}
          >
            Check the connection, then try again.
          </EmptyState>
        ) : (
          <DndScope>
            {view === 'month' ? <MonthView {...grid} /> : <WeekView {...grid} hours={WEEK_HOURS} />}
          </DndScope>
        )}
        {hasRefreshFailed && <StaleNotice onRetry={onRetry} />}
      </Stack>
    </>
  )
}
