import { useEffect, useLayoutEffect } from 'react'
import { useEventDrag } from '../grid/calendar-dnd.ts'
import type { CalendarEvent } from '../calendar-event.ts'

export interface DragSourceProps {
  event: CalendarEvent
  /** The element to drag. */
  place: HTMLElement
  onDragging: (isDragging: boolean) => void
}

/**
 * Makes an element draggable and renders nothing. Mounted only for events that were hovered: a month has
 * hundreds, and a drag source for each would be slow.
 */
export function DragSource({ event, place, onDragging }: DragSourceProps) {
  const { isDragging, drag } = useEventDrag(event, true)
  useLayoutEffect(() => {
    drag(place)
    return () => {
      drag(null)
    }
  }, [drag, place])
  useEffect(() => {
    if (!isDragging) return undefined
    onDragging(true)
    return () => onDragging(false)
  }, [isDragging, onDragging])
  return null
}
