import { useState, type RefObject } from 'react'
import { useDrag, useDrop, type ConnectDragSource, type DropTargetMonitor } from 'react-dnd'
import { useStableCallback } from '../../hooks/use-stable-callback.ts'
import type { CalendarDay, CalendarEvent, CalendarSlot } from '../calendar-event.ts'

const EVENT_ITEM = 'calendar-event'

type Dragged = Pick<CalendarEvent, 'id' | 'day' | 'startMinute'>

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

/**
 * The number of the cell under the pointer; null if there is none. Events that overlap the cell are ignored:
 * a drop lands on the hour under the pointer. `pointer-events: none` on them would not work: Chromium ends a
 * drag when its source is no longer under the point where it began.
 */
function cellUnder(monitor: DropTargetMonitor): number | null {
  const at = monitor.getClientOffset()
  const under = at === null ? [] : document.elementsFromPoint(at.x, at.y)
  const cell = under.find((element) => element.matches('[data-cell], [role="rowheader"]'))
  const number = cell?.getAttribute('data-cell')
  return number ? Number(number) : null
}

interface GridDropOptions {
  /** Its cells carry their number, counted by rows, as `data-cell`. */
  grid: RefObject<HTMLElement | null>
  days: readonly CalendarDay[]
  /** The minute of an event dropped in a row; in a month an event keeps its own. */
  minuteAt: (row: number, startMinute: number) => number
  onMove?: (id: number, slot: CalendarSlot) => void
}

/**
 * Makes a grid of days one drop target and returns the number of the cell that a drop would land on. One
 * target for all cells, because creating 42 would delay the first render. Dropping an event where it was is a
 * no-op.
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
