import { useState, type FocusEvent, type PointerEvent } from 'react'

interface PointedAt {
  id: number
  place: HTMLElement
}

const eventAround = (target: EventTarget) => (target as Element).closest<HTMLElement>('[data-event]')

/** The id of the event of an element, which is the event itself or its 'Move…' button; null elsewhere. */
function idAt(target: EventTarget): number | null {
  const found = (target as Element).closest<HTMLElement>('[data-event], [data-move]')
  return found && Number(found.dataset['event'] ?? found.dataset['move'])
}

/**
 * The hovered or focused event of a list, tracked by one set of handlers. Events carry their id as
 * `data-event`, their 'Move…' buttons as `data-move`.
 */
export function useHoveredEvent() {
  // Both are kept after hover and focus end: the pointer leaves the element that it drags, and a dialog
  // returns the focus to its opener.
  const [pointedAt, setPointedAt] = useState<PointedAt | null>(null)
  const [focused, setFocused] = useState<number | null>(null)
  const [isOver, setIsOver] = useState(false)

  const handlePointerOver = ({ target, buttons }: PointerEvent) => {
    // A fast pointer crosses other events before the browser starts to drag the pressed one.
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
    hoverProps: {
      onPointerOver: handlePointerOver,
      onPointerLeave: () => setIsOver(false),
      onFocus: ({ target }: FocusEvent) => setFocused(idAt(target)),
      onBlur: handleBlur,
    },
  }
}
