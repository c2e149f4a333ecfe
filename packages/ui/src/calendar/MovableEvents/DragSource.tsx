import { useEffect, useLayoutEffect } from 'react'
import { useEventDrag } from '../calendar-dnd.ts'
import type { CalendarEvent } from '../calendar-event.ts'

export interface DragSourceProps {
  event: CalendarEvent
  /** The element that is picked up. */
  place: HTMLElement
  onDragging: (isDragging: boolean) => void
}

/**
 * Makes an element one that can be dragged, and shows nothing. Apart from the event, so that only those that a pointer
 * has come to pay for it: a month has hundreds, and nobody drags one without pointing at it.
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
