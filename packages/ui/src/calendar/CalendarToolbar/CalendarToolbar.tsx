import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../controls/Button/Button.tsx'
import { IconButton } from '../../controls/IconButton/IconButton.tsx'
import { SegmentedControl } from '../../controls/SegmentedControl/SegmentedControl.tsx'
import type { CalendarEvent } from '../calendar-event.ts'
import * as S from './CalendarToolbar.styles.ts'

const VIEWS = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
] as const

export interface CalendarToolbarProps {
  /** The visible period: 'March 2026', or the first and last day of a week. Announced when it changes. */
  periodLabel: string
  /** The same in short, for the narrowest windows. */
  shortPeriodLabel?: string | undefined
  /** The period that the arrows move by. */
  view: 'week' | 'month'
  /** Called when another view is chosen; without it there is no choice. */
  onViewChange?: (view: 'week' | 'month') => void
  onToday: () => void
  /** Called when an arrow is pressed: previous (-1) or next (1). */
  onStep: (step: -1 | 1) => void
  /** The key to the appearances of events; it always has a line of its own. */
  legend?: readonly { readonly state: NonNullable<CalendarEvent['state']>; readonly label: string }[]
  /** Chooses whose events are shown, as an `InlineSelect`. */
  agents?: ReactNode
  /** At the end of the toolbar, such as a link to the whole calendar. */
  end?: ReactNode
}

/**
 * The toolbar above a calendar: the visible period and the controls to change it.
 *
 * @do Name the period as people say it, such as “March 2026”.
 * @dont Do not move its buttons from view to view.
 * @key Enter or Space: Goes to the period before or after, to today, or changes the view.
 */
export function CalendarToolbar({
  periodLabel,
  shortPeriodLabel,
  view,
  onViewChange,
  onToday,
  onStep,
  legend,
  agents,
  end,
}: CalendarToolbarProps) {
  return (
    <S.Root>
      <S.Steps>
        <IconButton
          label={`Previous ${view}`}
          icon={<ChevronLeft aria-hidden />}
          variant="secondary"
          onClick={() => onStep(-1)}
        />
        <IconButton
          label={`Next ${view}`}
          icon={<ChevronRight aria-hidden />}
          variant="secondary"
          onClick={() => onStep(1)}
        />
        <Button onClick={onToday}>
          <S.Long>Jump to today</S.Long>
          <S.Short>Today</S.Short>
        </Button>
      </S.Steps>
      <S.Period data-short={shortPeriodLabel}>{periodLabel}</S.Period>
      {agents !== undefined && <S.Agents>{agents}</S.Agents>}
      <S.End>
        {onViewChange && (
          <SegmentedControl label="View" choices={VIEWS} value={view} onChange={onViewChange} />
        )}
        {end}
      </S.End>
      {legend !== undefined && (
        <S.Legend aria-label="Legend">
          {legend.map(({ state, label }) => (
            <S.LegendItem key={state} data-state={state}>
              {label}
            </S.LegendItem>
          ))}
        </S.Legend>
      )}
    </S.Root>
  )
}
