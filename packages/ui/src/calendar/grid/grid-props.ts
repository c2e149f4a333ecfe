import type { Noun } from '../../data/noun.ts'
import type { CalendarDay, CalendarEvent, CalendarSlot } from '../calendar-event.ts'

/** Props of a grid of days, which must be inside a DndScope. */
export interface CalendarGridProps {
  /** The accessible name of the grid, such as 'March 2026'. */
  label: string
  /** Whole weeks, Monday first. */
  days: readonly CalendarDay[]
  /** In display order; events on other days are ignored. */
  events: readonly CalendarEvent[]
  /** `YYYY-MM-DD` */
  today: string
  /** Called when an event is pressed. */
  onOpen: (id: number) => void
  /** Called when an event is dragged; it keeps what the grid does not show. Without it nothing can be dragged. */
  onMove?: (id: number, slot: CalendarSlot) => void
  /** Called when 'Move…' is pressed; without it there is no such button. */
  onMoveRequest?: (id: number) => void
  /** Called when the number of events is pressed that a day shows in the narrowest windows. */
  onDay?: ((day: string) => void) | undefined
  /** Called when keyboard navigation leaves the period: previous (-1) or next (1). */
  onStep?: (step: -1 | 1) => void
  /** The noun for events. Keep it stable between renders: a new object re-renders every day. */
  noun: Noun
  /** True until the first load. */
  isLoading?: boolean
}

export interface GridCellProps {
  day: CalendarDay
  index: number
  isToday: boolean
  /** True while a drop would land on this cell. */
  isOver: boolean
  /** True for the one cell in the tab order. */
  isTabStop: boolean
  noun: Noun
  canMove: boolean
  onOpen: (id: number) => void
  onMoveRequest?: (id: number) => void
}
