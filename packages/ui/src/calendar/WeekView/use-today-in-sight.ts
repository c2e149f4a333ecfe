import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Scrolls a week sideways to today where its column is out of sight. `occasion` changes when that is due: with the week,
 * and when its events have come, which may widen other days.
 */
export function useTodayInSight(scroller: RefObject<HTMLElement | null>, occasion: string): void {
  const last = useRef('')
  useLayoutEffect(() => {
    if (last.current === occasion) return
    last.current = occasion
    const element = scroller.current
    const heading = element?.querySelector('[aria-current="date"]')
    const times = heading?.parentElement?.firstElementChild
    if (element == null || heading == null || times == null) return
    const { left, right } = heading.getBoundingClientRect()
    const visibleFrom = times.getBoundingClientRect().right
    if (left < visibleFrom || right > element.getBoundingClientRect().right)
      element.scrollBy({ left: left - visibleFrom })
  }, [scroller, occasion])
}
