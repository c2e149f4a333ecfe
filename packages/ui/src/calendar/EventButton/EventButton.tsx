import type { CalendarEvent } from '../calendar-event.ts'

export interface EventButtonProps {
  event: CalendarEvent
  onOpen: (id: number) => void
  /** False inside a grid of days, except in the day that Tab reaches. */
  isTabStop?: boolean
  /** The id of the element, for aria-describedby. */
  id?: string
  /** True while it is dragged over a drop target. */
  isDragging?: boolean
}

/**
 * One event in a day: time and person. Narrow screens show only the time; the accessible name always has both. An
 * EventContainer around it styles it.
 */
export function EventButton({ event, onOpen, isTabStop = true, id, isDragging }: EventButtonProps) {
  return (
    <button
      type="button"
      id={id}
      aria-label={event.fullLabel}
      title={event.fullLabel}
      tabIndex={isTabStop ? undefined : -1}
      data-event={event.id}
      // Drawn by the styles: as text it would have to be part of the accessible name, which has all of the agent's name.
      data-agent={event.agentLabel || undefined}
      data-dimmed={event.isDimmed || undefined}
      data-dragging={isDragging || undefined}
      onClick={() => onOpen(event.id)}
    >
      {event.startLabel}
      <span data-part="end"> – {event.endLabel}</span> <span data-part="name">{event.name}</span>
    </button>
  )
}
