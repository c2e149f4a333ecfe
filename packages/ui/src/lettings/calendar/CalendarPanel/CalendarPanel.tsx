import { WEEK_HOURS } from '@latchkey/domain/calendar/calendar.limits'
import type { AgentChoice } from '@latchkey/domain/calendar/calendar-agent'
import { CALENDAR_LEGEND, VIEWING_NOUN, WHOSE_VIEWINGS } from '@latchkey/domain/calendar/viewing-labels'
import type { PersonChoice } from '@latchkey/domain/users/people'
import {
  CalendarToolbar,
  type CalendarToolbarProps,
} from '../../../calendar/CalendarToolbar/CalendarToolbar.tsx'
import { MonthView, type MonthViewProps } from '../../../calendar/MonthView/MonthView.tsx'
import { OutsideHoursStrip } from '../../../calendar/OutsideHoursStrip/OutsideHoursStrip.tsx'
import { WeekView } from '../../../calendar/WeekView/WeekView.tsx'
import { DndScope } from '../../../controls/DndScope/DndScope.tsx'
import { InlineSelect } from '../../../inputs/InlineSelect/InlineSelect.tsx'
import { StaleNotice } from '../../../data/StaleNotice/StaleNotice.tsx'
import { Announcement } from '../../../accessibility/Announcement/Announcement.tsx'
import { LoadFailed } from '../../../layout/EmptyState/LoadFailed.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'

export interface CalendarPanelProps
  extends
    Pick<MonthViewProps, 'days' | 'events' | 'today' | 'onOpen' | 'onDay' | 'onMove' | 'onMoveRequest'>,
    Pick<CalendarToolbarProps, 'shortPeriodLabel'>,
    Required<Pick<CalendarToolbarProps, 'periodLabel' | 'view' | 'onViewChange' | 'onToday' | 'onStep'>> {
  /** The present time in minutes since midnight. */
  nowMinute?: number | undefined
  /** The agents offered in the filter. */
  agents: readonly PersonChoice[]
  /** The agent whose viewings are shown; null for everybody's. */
  agent: AgentChoice | null
  onAgentChange: (agent: AgentChoice | null) => void
  isLoading: boolean
  /** True if no viewings could be loaded. */
  hasFailed: boolean
  /** True if the last refresh failed and the viewings are out of date. */
  hasRefreshFailed: boolean
  onRetry: () => void
}

/**
 * The viewings of a month or a week, which can be opened and moved.
 *
 * @do Give it the viewings of the period alone, in the order of their times.
 * @dont Do not use it on the dashboard: a WeekOverviewPanel takes less space.
 * @key Arrow keys: Go from day to day, and on to the next period.
 */
export function CalendarPanel({
  periodLabel,
  shortPeriodLabel,
  view,
  onViewChange,
  onToday,
  onStep,
  nowMinute,
  agents,
  agent,
  onAgentChange,
  isLoading,
  hasFailed,
  hasRefreshFailed,
  onRetry,
  onDay,
  ...events
}: CalendarPanelProps) {
  const grid = { ...events, label: periodLabel, noun: VIEWING_NOUN, isLoading, onStep }
  return (
    <>
      <Announcement>{isLoading ? `Loading ${VIEWING_NOUN.many}…` : ''}</Announcement>
      <Stack>
        <CalendarToolbar
          periodLabel={periodLabel}
          shortPeriodLabel={shortPeriodLabel}
          view={view}
          legend={CALENDAR_LEGEND}
          agents={<AgentSelect agents={agents} agent={agent} onAgentChange={onAgentChange} />}
          onViewChange={onViewChange}
          onToday={onToday}
          onStep={onStep}
        />
        {hasFailed ? (
          <LoadFailed title={`The ${VIEWING_NOUN.many} could not be loaded`} onRetry={onRetry} />
        ) : (
          <DndScope>
            {view === 'month' ? (
              <MonthView {...grid} onDay={onDay} />
            ) : (
              <WeekView {...grid} hours={WEEK_HOURS} nowMinute={nowMinute} />
            )}
          </DndScope>
        )}
        {view === 'week' && !hasFailed && <OutsideHoursStrip {...events} hours={WEEK_HOURS} />}
        {hasRefreshFailed && <StaleNotice onRetry={onRetry} />}
      </Stack>
    </>
  )
}

const EVERYBODY = 'all'

function AgentSelect({
  agents,
  agent,
  onAgentChange,
}: Pick<CalendarPanelProps, 'agents' | 'agent' | 'onAgentChange'>) {
  return (
    <InlineSelect<string | number>
      label={WHOSE_VIEWINGS.label}
      width="11rem"
      options={[
        { value: EVERYBODY, label: WHOSE_VIEWINGS.all },
        { value: 'me', label: WHOSE_VIEWINGS.mine },
        ...agents,
      ]}
      value={agent ?? EVERYBODY}
      onChange={(value) => onAgentChange(value === 'me' || typeof value === 'number' ? value : null)}
    />
  )
}
