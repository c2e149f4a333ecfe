import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'

interface Held {
  /** What has the focus: an event, or the button beside it. */
  element: Element
  event: string
  cell: string
}

function heldBy(element: Element): Held | null {
  const cell = element.closest<HTMLElement>('[data-cell]')?.dataset['cell']
  const { event, move } = (element as HTMLElement).dataset
  const id = event ?? move
  return cell === undefined || id === undefined ? null : { element, event: id, cell }
}

/**
 * Keeps the focus on an event that a refresh takes to another cell of a grid; when it leaves the grid, its cell has the
 * focus. The page is not scrolled for it: somebody else moved the event.
 */
export function useHeldFocus(grid: RefObject<HTMLElement | null>) {
  const held = useRef<Held | null>(null)

  // React tells of no blur when it takes away what has the focus, so it is still known here.
  useLayoutEffect(() => {
    if (held.current === null || held.current.element.isConnected) return
    const { event, cell } = held.current
    held.current = null
    const find = (name: string, value: string) =>
      grid.current?.querySelector<HTMLElement>(`[data-${name}="${value}"]`)
    const next = find('event', event) ?? find('cell', cell)
    next?.focus({ preventScroll: true })
  })

  return {
    onFocus: ({ target }: FocusEvent) => {
      held.current = heldBy(target)
    },
    onBlur: ({ target }: FocusEvent) => {
      // A window that is left keeps its focus for when it is entered again.
      if (document.activeElement !== target) held.current = null
    },
  }
}
