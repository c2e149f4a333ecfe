import { Move } from 'lucide-react'
import { Fragment, useId, useState } from 'react'
import type { CalendarEvent } from '../calendar-event.ts'
import { EventButton } from '../EventButton/EventButton.tsx'
import { DragSource } from './DragSource.tsx'
import * as S from './MovableEvents.styles.ts'
import { useHoveredEvent } from './use-hovered-event.ts'

export interface MovableEventsProps {
  /** In display order. Keep it stable between renders. */
  events: readonly CalendarEvent[]
  /** Called when an event is pressed. */
  onOpen: (id: number) => void
  /** False inside a grid of days, except in the day that is in the tab order. */
  isTabStop?: boolean
  /** True if the mouse can drag them. */
  canDrag: boolean
  /** Called when 'Move…' is pressed; without it there is no such button. */
  onMoveRequest?: (id: number) => void
}

/**
 * The draggable events of one day or hour. The hovered or focused one shows a 'Move…' button for users who
 * cannot drag. Pointer and focus are tracked here rather than in each event: a month has hundreds.
 *
 * @do Offer the Move… button as well as dragging.
 * @do Give it all the events of one place, such as a day, at once.
 * @dont Do not offer an action that only a mouse can perform.
 * @key Enter or Space: Opens the event, or on Move… the dialog that moves it.
 */
export function MovableEvents({
  events,
  onOpen,
  isTabStop = true,
  canDrag,
  onMoveRequest,
}: MovableEventsProps) {
  const listId = useId()
  const { pointedAt, isOver, focused, hoverProps } = useHoveredEvent()
  const [isDragging, setIsDragging] = useState(false)
  return (
    <S.Root {...hoverProps} data-active={isOver || focused !== null || undefined}>
      {events.map((event) => {
        const { id } = event
        const place = pointedAt?.id === id ? pointedAt.place : null
        const isDraggable = canDrag && event.isDimmed !== true
        const hasMove = onMoveRequest && (focused === id || (place !== null && isOver))
        const eventId = hasMove ? `${listId}${id}` : undefined
        return (
          <Fragment key={id}>
            {isDraggable && place && <DragSource event={event} place={place} onDragging={setIsDragging} />}
            <EventButton
              id={eventId}
              event={event}
              onOpen={onOpen}
              isTabStop={isTabStop}
              isDragging={place !== null && isDragging}
            />
            {hasMove && (
              <S.MoveButton
                type="button"
                aria-label="Move…"
                aria-describedby={eventId}
                title="Move…"
                tabIndex={isTabStop ? undefined : -1}
                data-move={id}
                onClick={() => onMoveRequest(id)}
              >
                <Move aria-hidden />
              </S.MoveButton>
            )}
          </Fragment>
        )
      })}
    </S.Root>
  )
}
