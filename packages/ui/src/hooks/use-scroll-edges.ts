import { useEffect, useRef } from 'react'

/**
 * For an element that scrolls sideways, with its content in one child: sets `data-more-before` and
 * `data-more-after` on its parent while something is hidden at that end.
 */
export function useScrollEdges<Scroller extends HTMLElement>() {
  const scroller = useRef<Scroller>(null)
  useEffect(() => {
    const element = scroller.current
    if (element === null) return undefined
    const update = () => {
      const { scrollLeft, clientWidth, scrollWidth, parentElement } = element
      // A fraction of a pixel hides nothing.
      parentElement?.toggleAttribute('data-more-before', scrollLeft >= 1)
      parentElement?.toggleAttribute('data-more-after', scrollWidth - clientWidth - scrollLeft >= 1)
    }
    const resized = new ResizeObserver(update)
    for (const each of [element, ...element.children]) resized.observe(each)
    element.addEventListener('scroll', update, { passive: true })
    return () => {
      resized.disconnect()
      element.removeEventListener('scroll', update)
    }
  }, [])
  return scroller
}
