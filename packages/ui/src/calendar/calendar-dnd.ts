import { useState, type RefObject } from 'react'
import { useDrag, useDragLayer, useDrop, type ConnectDragSource, type DropTargetMonitor } from 'react-dnd'
import { useStableCallback } from '../behaviour/use-stable-callback.ts'
import type { CalendarDay, CalendarEvent, CalendarSlot } from './calendar-event.ts'

const EVENT_ITEM = 'calendar-event'

type Dragged = Pick<CalendarEvent, 'id' | 'day' | 'startMinute'>

/** Lets an event be picked up with the mouse. */
export function useEventDrag(
  { id, day, startMinute }: Dragged,
  canDrag: boolean,
): { isDragging: boolean; drag: ConnectDragSource } {
  const [{ isDragging }, drag] = useDrag(
    () => ({
      type: EVENT_ITEM,
      item: { id, day, startMinute },
      canDrag,
      collect: (monitor) => ({ isDragging: monitor.isDragging() }),
    }),
    [id, day, startMinute, canDrag],
  )
  return { isDragging, drag }
}

/** The number of the cell under the pointer; null beside all of them. */
function cellUnder(monitor: DropTargetMonitor): number | null {
  const at = monitor.getClientOffset()
  const cell = at && document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>('[data-cell]')
  return cell ? Number(cell.dataset['cell']) : null
}

interface GridDropOptions {
  /** Its cells carry their number by rows as `data-cell`. */
  grid: RefObject<HTMLElement | null>
  days: readonly CalendarDay[]
  /** The minute an event has in a row of the grid; one dragged within a month keeps its own. */
  minuteAt: (row: number, startMinute: number) => number
  onMove?: (id: number, slot: CalendarSlot) => void
}

/**
 * Lets events be put down in a grid of days, and tells the number of the cell that would take what is held above it. One
 * target for all cells: a month would else pay for 42 before it is seen. Nothing is reported when an event is where it
 * was.
 */
export function useGridDrop({ grid, days, minuteAt, onMove }: GridDropOptions): number | null {
  const [over, setOver] = useState<number | null>(null)
  const handleDrop = useStableCallback(({ id, day, startMinute }: Dragged, cell: number) => {
    const slot = {
      day: days[cell % days.length]?.day ?? day,
      minute: minuteAt(Math.floor(cell / days.length), startMinute),
    }
    if (slot.day !== day || slot.minute !== startMinute) onMove?.(id, slot)
  })
  const [isOver, drop] = useDrop(
    () => ({
      accept: EVENT_ITEM,
      hover: (_dragged: Dragged, monitor) => setOver(cellUnder(monitor)),
      drop: (dragged: Dragged, monitor) => {
        const cell = cellUnder(monitor)
        if (cell !== null) handleDrop(dragged, cell)
      },
      collect: (monitor) => monitor.isOver(),
    }),
    [handleDrop],
  )
  drop(grid)
  return isOver ? over : null
}

/** True while any event is held. */
export const useIsDragging = (): boolean => useDragLayer((monitor) => monitor.isDragging())
