import { useCallback, useState } from 'react'

/**
 * True while an element overflows vertically and contains nothing focusable: it then needs a tab stop to be
 * scrolled by keyboard.
 */
export function useNeedsTabStop(): [
  ref: (element: HTMLElement | null) => (() => void) | undefined,
  needsTabStop: boolean,
] {
  const [needsTabStop, setNeedsTabStop] = useState(false)

  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const measure = () => {
      const focusable = element.querySelector('a[href], button, input, select, textarea, [tabindex="0"]')
      // The sizes last: reading them lays out the page.
      setNeedsTabStop(focusable === null && element.scrollHeight > element.clientHeight)
    }
    const observer = new ResizeObserver(measure)
    // Also at once: the observer waits for a frame, and until then the element could not be focused.
    measure()
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])

  return [ref, needsTabStop]
}
