import type { CalendarEvent } from '../calendar-event.ts'

export interface EventButtonProps {
  event: CalendarEvent
  onOpen: (id: number) => void
  /** False inside a grid of days, except in the day that Tab reaches. */
  isTabStop?: boolean
  /** The element's id, for what describes itself by it. */
  id?: string
  /** True while it is held above where it may be put down. */
  isDragging?: boolean
}

/**
 * One event in a day: when and who; narrow screens show only when, listeners always hear all of it. It stands in an
 * EventContainer, which gives it its look.
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
      data-dimmed={event.isDimmed || undefined}
      data-dragging={isDragging || undefined}
      onClick={() => onOpen(event.id)}
    >
      {event.startLabel}
      <span data-part="end"> – {event.endLabel}</span> <span data-part="name">{event.name}</span>
    </button>
  )
}
