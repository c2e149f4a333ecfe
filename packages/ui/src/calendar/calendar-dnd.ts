import { useDrag, useDragLayer, useDrop, type ConnectDragSource, type ConnectDropTarget } from 'react-dnd'
import type { CalendarEvent, CalendarSlot } from './calendar-event.ts'

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

/** Lets an event be put down; `slotFor` says where it then is. Nothing is reported when it is where it was. */
export function useEventDrop(
  slotFor: (dragged: Dragged) => CalendarSlot,
  onMove: (id: number, slot: CalendarSlot) => void,
): { isOver: boolean; drop: ConnectDropTarget } {
  const [{ isOver }, drop] = useDrop(
    () => ({
      accept: EVENT_ITEM,
      drop: (dragged: Dragged) => {
        const slot = slotFor(dragged)
        if (slot.day !== dragged.day || slot.minute !== dragged.startMinute) onMove(dragged.id, slot)
      },
      collect: (monitor) => ({ isOver: monitor.isOver() }),
    }),
    [slotFor, onMove],
  )
  return { isOver, drop }
}

/** True while any event is held. */
export const useIsDragging = (): boolean => useDragLayer((monitor) => monitor.isDragging())
