import { useRef, type PointerEvent } from 'react'

/** Beyond this distance, in pixels, the element is dismissed; before, it returns. */
const FAR_PX = 40

interface Place {
  readonly x: number
  readonly y: number
}

/**
 * Lets an element be swiped away to the right or downwards; `--swiped-x` and `--swiped-y` are its movement.
 * @returns handlers of the element.
 */
export function useSwipe(onSwiped: () => void) {
  const from = useRef<Place>(null)

  const movement = ({ clientX, clientY }: PointerEvent): Place => {
    const { x, y } = from.current ?? { x: clientX, y: clientY }
    const [right, down] = [Math.max(0, clientX - x), Math.max(0, clientY - y)]
    return right > down ? { x: right, y: 0 } : { x: 0, y: down }
  }
  const moveTo = ({ style }: HTMLElement, { x, y }: Place) => {
    style.setProperty('--swiped-x', `${x}px`)
    style.setProperty('--swiped-y', `${y}px`)
  }
  const end = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    from.current = null
    currentTarget.removeAttribute('data-swiping')
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const { target, currentTarget, pointerId, clientX, clientY, button } = event
      if (button !== 0 || (target as Element).closest('button') !== null) return
      from.current = { x: clientX, y: clientY }
      currentTarget.setPointerCapture(pointerId)
      currentTarget.setAttribute('data-swiping', '')
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (from.current !== null) moveTo(event.currentTarget, movement(event))
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (from.current === null) return
      const { x, y } = movement(event)
      end(event)
      if (Math.max(x, y) > FAR_PX) onSwiped()
      else moveTo(event.currentTarget, { x: 0, y: 0 })
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      moveTo(event.currentTarget, { x: 0, y: 0 })
      end(event)
    },
  }
}
