import { useCallback, useState } from 'react'

export interface VerticalOverflow {
  readonly ref: (element: HTMLElement | null) => (() => void) | undefined
  /** Known from the first frame after the element was laid out. */
  readonly isOverflowing: boolean
  /** Overflows and contains nothing focusable: it needs a tab stop to be scrolled by keyboard. */
  readonly needsTabStop: boolean
}

/** Watches the vertical overflow of an element and its children. */
export function useVerticalOverflow(): VerticalOverflow {
  const [isOverflowing, setOverflowing] = useState(false)
  const [needsTabStop, setNeedsTabStop] = useState(false)

  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const measure = (isFocusable: boolean) => {
      const overflows = element.scrollHeight > element.clientHeight
      setOverflowing(overflows)
      setNeedsTabStop(overflows && !isFocusable)
    }
    const hasFocusable = () =>
      element.querySelector('a[href], button, input, select, textarea, [tabindex="0"]') !== null
    // The observer waits for a frame, and until then the element could not be focused. Only without a field: reading
    // sizes lays out the page.
    if (!hasFocusable()) measure(false)
    const observer = new ResizeObserver(() => measure(hasFocusable()))
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])

  return { ref, isOverflowing, needsTabStop }
}
