import type { CalendarEvent } from '../calendar-event.ts'

export interface EventButtonProps {
  event: CalendarEvent
  onOpen: (id: number) => void
  /** False inside a grid of days, except in the day that is in the tab order. */
  isTabStop?: boolean
  /** The id of the element, for aria-describedby. */
  id?: string
  /** True while it is dragged over a drop target. */
  isDragging?: boolean
}

/**
 * One event of a day: time and person. Narrow screens show only the time; the accessible name always has
 * both. Styled by an EventContainer around it.
 *
 * @do Let its name hold the full date, both times and the person.
 * @do Put it into an `EventContainer`, which styles it.
 * @dont Do not shorten the accessible name to what fits on the screen.
 * @key Enter or Space: Opens the event.
 */
export function EventButton({ event, onOpen, isTabStop = true, id, isDragging }: EventButtonProps) {
  return (
    <button
      type="button"
      id={id}
      aria-label={event.fullLabel}
      title={event.fullLabel}
      tabIndex={isTabStop ? undefined : -1}
      // Apart from `data-event`, whose change by another event would recompute styles that depend on it.
      data-part="event"
      data-event={event.id}
      // Rendered by CSS: as text it would have to be part of the accessible name, which has the agent's full
      // name.
      data-agent={event.agentLabel || undefined}
      data-state={event.state}
      data-clash={event.isClash || undefined}
      data-dimmed={event.isDimmed || undefined}
      data-dragging={isDragging || undefined}
      onClick={() => onOpen(event.id)}
    >
      {event.startLabel}
      <span data-part="end"> – {event.endLabel}</span> <span data-part="name">{event.name}</span>
    </button>
  )
}
