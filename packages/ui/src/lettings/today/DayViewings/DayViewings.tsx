import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import { VIEWING_SECONDS } from '@latchkey/domain/leads/lead.limits'
import type { Day, DayViewing } from '@latchkey/domain/today/day.contract'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../controls/Button/Button.tsx'
import { EmptyState } from '../../../layout/EmptyState/EmptyState.tsx'
import { RecordPlaceholder } from '../../../layout/RecordPlaceholder/RecordPlaceholder.tsx'
import { DaySheet } from '../DaySheet/DaySheet.tsx'
import { ViewingCard } from '../ViewingCard/ViewingCard.tsx'
import { useDateFormatter } from '../../date-formatter-context.ts'
import * as S from './DayViewings.styles.ts'

export interface DayViewingsProps {
  /** Null until loaded; `phase` is the reason. */
  day: Day | null
  phase: 'loading' | 'failed' | 'missing'
  /** Unix seconds. */
  now: number
  /** The URL template of the map, with a placeholder for the address; null if unknown. */
  mapUrl: string | null
  onOpen: (id: number) => void
  /** Called with the day of the next viewing, `YYYY-MM-DD`, from a day without viewings. */
  onDay: (date: string) => void
  /** Renders what can be recorded of a viewing. */
  renderOutcome?: (viewing: DayViewing) => ReactNode
  onPrint: () => void
  onRetry: () => void
}

/**
 * The viewings of a day as cards; in print, as a table.
 *
 * @do Use it on the page Today, below DayToolbar.
 * @dont Do not use it for several days: that is the calendar.
 * @key Enter: Calls, shows the map, opens the lead, prints or goes to the next viewing, whichever has the focus.
 */
export function DayViewings({ day, phase, onRetry, ...shown }: DayViewingsProps) {
  const dateFormatter = useDateFormatter()
  if (day === null) return <RecordPlaceholder phase={phase} noun="day" onRetry={onRetry} />
  const { now, mapUrl, onOpen, onDay, onPrint, renderOutcome } = shown
  const { nextDate } = day
  if (day.models.length === 0) {
    const date = dateFormatter.formatDate(dateFormatter.fromDateInput(day.date))
    return (
      <EmptyState
        title={`No viewings on ${date}.`}
        {...(nextDate !== null && {
          action: <Button onClick={() => onDay(dateFormatter.toDateInput(nextDate))}>Go to that day</Button>,
        })}
      >
        {nextDate !== null && `Next viewing: ${dateFormatter.formatDateTime(nextDate)}`}
      </EmptyState>
    )
  }
  const isOver = ({ viewingDate }: DayViewing) => viewingDate + VIEWING_SECONDS < now
  const next = day.models.find(
    (viewing) => viewing.status !== LEAD_STATUS.ViewingComplete && !isOver(viewing),
  )
  return (
    <>
      <S.Screen>
        <S.Cards>
          {day.models.map((viewing) => (
            <ViewingCard
              key={viewing.id}
              viewing={viewing}
              mapUrl={mapUrl}
              isPast={isOver(viewing)}
              isNext={viewing === next}
              onOpen={() => onOpen(viewing.id)}
            >
              {renderOutcome?.(viewing)}
            </ViewingCard>
          ))}
        </S.Cards>
        <S.End>
          <Button icon={<Printer aria-hidden />} onClick={onPrint}>
            Print
          </Button>
        </S.End>
      </S.Screen>
      <S.Paper>
        <DaySheet day={day} />
      </S.Paper>
    </>
  )
}
