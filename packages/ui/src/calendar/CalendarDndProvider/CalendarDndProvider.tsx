import type { PropsWithChildren } from 'react'
import { DndProvider } from 'react-dnd'
import { HTML5Backend } from 'react-dnd-html5-backend'

/** What the provider accepts. */
export type CalendarDndProviderProps = PropsWithChildren

/** Stands above a MonthView or WeekView, so that dragging is loaded with the calendar and with nothing else. */
export function CalendarDndProvider({ children }: CalendarDndProviderProps) {
  return <DndProvider backend={HTML5Backend}>{children}</DndProvider>
}
