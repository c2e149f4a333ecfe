import { useMemo } from 'react'
import { countOf, type Noun } from '../../data/noun.ts'
import { dayLabel, eventsByDay, type CalendarDay, type CalendarEvent } from '../calendar-event.ts'
import { DayHeader } from '../DayHeader/DayHeader.tsx'
import { EventButton } from '../EventButton/EventButton.tsx'
import * as S from './WeekOverview.styles.ts'

export interface WeekOverviewProps {
  /** The name of the list, such as '02/03/2026 - 08/03/2026'. */
  label: string
  /** Seven, Monday first. */
  days: readonly CalendarDay[]
  /** In display order; those of other days are not shown. */
  events: readonly CalendarEvent[]
  /** `YYYY-MM-DD` */
  today: string
  /** An event was pressed. */
  onOpen: (id: number) => void
  /** What the events are called. Keep it stable: a new object renders every day again. */
  noun: Noun
  /** True until the first events are known. */
  isLoading?: boolean
  /** False where the events cannot be known: then it is not said that there are none. */
  isKnown?: boolean
  /** False inside a card, which has a frame already. */
  hasFrame?: boolean
}

/** A week at a glance: a column for each day, with its events in order of time. */
export function WeekOverview({
  label,
  days,
  events,
  today,
  onOpen,
  noun,
  isLoading = false,
  isKnown = true,
  hasFrame = true,
}: WeekOverviewProps) {
  const eventsOn = useMemo(() => eventsByDay(events), [events])
  return (
    <S.Root>
      <S.Days aria-label={label} aria-busy={isLoading || undefined} data-frame={hasFrame || undefined}>
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
                {own.map((event) => (
                  <EventButton key={event.id} event={event} onOpen={onOpen} />
                ))}
              </S.Events>
            </S.Day>
          )
        })}
      </S.Days>
      <S.Note>{isKnown && !isLoading && events.length === 0 ? `No ${noun.many} this week.` : ''}</S.Note>
    </S.Root>
  )
}
