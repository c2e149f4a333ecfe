import { Move } from 'lucide-react'
import { useId, useRef, useState, type FocusEvent } from 'react'
import { DragSource } from './DragSource.tsx'
import { EventButton, type EventButtonProps } from '../EventButton/EventButton.tsx'
import * as S from './MovableEvent.styles.ts'

/** What a movable event accepts. */
export interface MovableEventProps extends Omit<EventButtonProps, 'id'> {
  /** True lets a mouse drag it. */
  canDrag: boolean
  /** Asked to move it without dragging; without this there is no 'Move…' button. */
  onMoveRequest?: (id: number) => void
}

/**
 * An event that can be dragged. Pointed at or focused it shows a 'Move…' button, for everybody who cannot drag. Its look
 * (`movableLook`) comes from what holds it.
 */
export function MovableEvent({ event, onOpen, isTabStop = true, canDrag, onMoveRequest }: MovableEventProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [isDragging, setIsDragging] = useState(false)
  const [isPointedAt, setIsPointedAt] = useState(false)
  // Kept, because the pointer leaves what is dragged.
  const [wasPointedAt, setWasPointedAt] = useState(false)
  const [wasFocused, setWasFocused] = useState(false)
  // Kept when the focus leaves the calendar, because a dialog that it opened gives the focus back to it.
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isElsewhere = relatedTarget !== null && !currentTarget.contains(relatedTarget)
    if (isElsewhere && relatedTarget.closest('[data-cell]')) setWasFocused(false)
  }
  const isDraggable = canDrag && event.isDimmed !== true
  return (
    <div
      ref={root}
      data-movable
      draggable={isDraggable || undefined}
      data-dragging={isDragging || undefined}
      onPointerEnter={() => {
        setIsPointedAt(true)
        setWasPointedAt(true)
      }}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setWasFocused(true)}
      onBlur={handleBlur}
    >
      {isDraggable && wasPointedAt && <DragSource event={event} place={root} onDragging={setIsDragging} />}
      <EventButton id={id} event={event} onOpen={onOpen} isTabStop={isTabStop} />
      {onMoveRequest && (isPointedAt || wasFocused) && (
        <S.MoveButton
          type="button"
          aria-label="Move…"
          aria-describedby={id}
          title="Move…"
          tabIndex={isTabStop ? undefined : -1}
          onClick={() => onMoveRequest(event.id)}
        >
          <Move aria-hidden />
        </S.MoveButton>
      )}
    </div>
  )
}
