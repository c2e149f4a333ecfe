import { useState, type FocusEvent, type PointerEvent } from 'react'

/** An event that a pointer came to, and the element it is. */
interface PointedAt {
  id: number
  place: HTMLElement
}

const eventAround = (target: EventTarget) => (target as Element).closest<HTMLElement>('[data-event]')

/** The event that an element is, or is the 'Move…' button of; null beside all of them. */
function idAt(target: EventTarget): number | null {
  const found = (target as Element).closest<HTMLElement>('[data-event], [data-move]')
  return found && Number(found.dataset['event'] ?? found.dataset['move'])
}

/**
 * Which of the events in a list the hand is at: one handler for all of them. Events carry their id as `data-event`, what
 * moves them carries it as `data-move`.
 */
export function useHand() {
  // Both are kept for a while: the pointer leaves what it drags, and a dialog gives the focus back to what opened it.
  const [pointedAt, setPointedAt] = useState<PointedAt | null>(null)
  const [focused, setFocused] = useState<number | null>(null)
  const [isOver, setIsOver] = useState(false)

  const handlePointerOver = ({ target, buttons }: PointerEvent) => {
    // A hand that is quick passes over others before what it pressed begins to be dragged.
    if (buttons !== 0) return
    const place = eventAround(target)
    if (place && place !== pointedAt?.place) setPointedAt({ id: Number(place.dataset['event']), place })
    setIsOver(idAt(target) !== null)
  }
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isElsewhere = relatedTarget !== null && !currentTarget.contains(relatedTarget)
    if (isElsewhere && relatedTarget.closest('[data-cell]')) setFocused(null)
  }

  return {
    pointedAt,
    isOver,
    focused,
    handProps: {
      onPointerOver: handlePointerOver,
      onPointerLeave: () => setIsOver(false),
      onFocus: ({ target }: FocusEvent) => setFocused(idAt(target)),
      onBlur: handleBlur,
    },
  }
}
