import { useMemo } from 'react'
import { countOf, type Noun } from '../../data/noun.ts'
import { dayLabel, eventsByDay, type CalendarDay, type CalendarEvent } from '../calendar-event.ts'
import { DayCount } from '../DayCount.tsx'
import { DayHeader } from '../DayHeader/DayHeader.tsx'
import { EventButton } from '../EventButton/EventButton.tsx'
import * as S from './WeekOverview.styles.ts'

export interface WeekOverviewProps {
  /** The accessible name of the list, such as '02/03/2026 - 08/03/2026'. */
  label: string
  /** Seven, Monday first. */
  days: readonly CalendarDay[]
  /** In display order; events on other days are ignored. */
  events: readonly CalendarEvent[]
  /** `YYYY-MM-DD` */
  today: string
  /** Called when an event is pressed. */
  onOpen: (id: number) => void
  /** Called when the number of events is pressed that a day shows in the narrowest windows. */
  onDay?: ((day: string) => void) | undefined
  /** The noun for events. Keep it stable between renders: a new object re-renders every day. */
  noun: Noun
  /** True until the first load. */
  isLoading?: boolean
  /** False if the events cannot be loaded: then days do not say that there are none. */
  isKnown?: boolean
  /** False inside a card, which has its own frame. */
  hasFrame?: boolean
}

/**
 * A week at a glance: a column per day, with its events in order of time.
 *
 * @do Use it for an overview, as on the dashboard.
 * @dont Do not move events here: use WeekView.
 * @key Tab: Moves through the events, day by day.
 * @key Enter or Space: Opens the event.
 */
export function WeekOverview({
  label,
  days,
  events,
  today,
  onOpen,
  onDay,
  noun,
  isLoading = false,
  isKnown = true,
  hasFrame = true,
}: WeekOverviewProps) {
  const eventsOn = useMemo(() => eventsByDay(events), [events])
  const isEmpty = isKnown && !isLoading && events.length === 0
  return (
    <S.Root>
      <S.Days
        aria-label={label}
        aria-busy={isLoading || undefined}
        data-frame={hasFrame || undefined}
        data-empty={isEmpty || undefined}
      >
        {days.map((day) => {
          const isToday = day.day === today
          const own = eventsOn(day.day)
          return (
            <S.Day
              key={day.weekday}
              aria-label={dayLabel(day, isToday, own.length === 0 ? '' : countOf(own.length, noun))}
              aria-current={isToday ? 'date' : undefined}
              data-day={day.day}
              data-today={isToday || undefined}
            >
              <S.Heading>
                <DayHeader weekday={day.weekday} dayNumber={day.dayNumber} isToday={isToday} />
              </S.Heading>
              <S.Events>
                {onDay && own.length > 0 && (
                  <DayCount day={day} count={own.length} noun={noun} onDay={onDay} />
                )}
                {own.map((event) => (
                  <EventButton key={event.id} event={event} onOpen={onOpen} />
                ))}
              </S.Events>
            </S.Day>
          )
        })}
      </S.Days>
      <S.Note>{isEmpty ? `No ${noun.many} this week.` : ''}</S.Note>
    </S.Root>
  )
}
