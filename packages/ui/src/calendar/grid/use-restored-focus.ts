import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'

interface FocusedCell {
  /** The focused element: an event, or its 'Move…' button. */
  element: Element
  event: string
  cell: string
}

function eventOf(element: Element): string | undefined {
  const { event, move } = (element as HTMLElement).dataset
  return event ?? move
}

function focusedCellOf(element: Element): FocusedCell | null {
  const cell = element.closest<HTMLElement>('[data-cell]')?.dataset['cell']
  const id = eventOf(element)
  return cell === undefined || id === undefined ? null : { element, event: id, cell }
}

/**
 * Keeps the focus on an event that a refresh moves to another cell; if the event leaves the grid, its cell is
 * focused. Does not scroll, because the user did not move the event.
 */
export function useRestoredFocus(grid: RefObject<HTMLElement | null>) {
  const focused = useRef<FocusedCell | null>(null)

  // React fires no blur when it removes the focused element, so `focused` is still set.
  useLayoutEffect(() => {
    if (focused.current === null) return
    const { element, event, cell } = focused.current
    if (element.isConnected) return
    focused.current = null
    const find = (name: string, value: string) =>
      grid.current?.querySelector<HTMLElement>(`[data-${name}="${value}"]`)
    const next = find('event', event) ?? find('cell', cell)
    next?.focus({ preventScroll: true })
  })

  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = focusedCellOf(target)
    },
    onBlur: ({ target }: FocusEvent) => {
      // A window that loses focus keeps its focused element.
      if (document.activeElement !== target) focused.current = null
    },
  }
}
