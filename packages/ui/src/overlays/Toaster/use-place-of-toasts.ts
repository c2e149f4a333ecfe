import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Between toasts and what they must not cover, in CSS pixels. */
const GAP_PX = 8

/**
 * The usual distance from the end of the window, where nothing is in the way: above the footer of a dialog as high as
 * the window.
 */
const USUAL_END_PX = 88

const keptClear = (): DOMRect[] => {
  const onTop = [...document.querySelectorAll('[data-modal][data-open]')].at(-1)
  return [...(onTop?.querySelectorAll('[data-clear-of-toasts]') ?? [])].map((each) =>
    each.getBoundingClientRect(),
  )
}

/** The end of toasts of this height that is nearest to the usual one and covers nothing that must stay in sight. */
function endOf(height: number): number {
  const kept = keptClear()
  const usual = innerHeight - USUAL_END_PX
  const isFree = (end: number) =>
    end - height >= 0 &&
    end <= innerHeight &&
    kept.every(({ top, bottom }) => bottom <= end - height || top >= end)
  const ends = [usual, ...kept.flatMap(({ top, bottom }) => [top - GAP_PX, bottom + GAP_PX + height])]
  // In a window too low for both they are at its top, over the title rather than the buttons.
  const [nearest = height] = ends
    .filter(isFree)
    .toSorted((one, other) => Math.abs(one - usual) - Math.abs(other - usual))
  return nearest
}

/** Scrolls the focused element, such as the first invalid field, from under the toasts. */
function uncoverFocus(toasts: HTMLElement): void {
  const focused = document.activeElement
  if (focused === null || !focused.matches('[data-modal] *')) return
  const [field, cover] = [focused.getBoundingClientRect(), toasts.getBoundingClientRect()]
  if (field.top < cover.bottom && field.bottom > cover.top) focused.scrollIntoView({ block: 'center' })
}

/** Keeps toasts off the title, Close and the buttons of the dialog on top, wherever that has them. */
export function usePlaceOfToasts(hasToasts: boolean): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const toasts = ref.current
    if (toasts === null || !hasToasts) return undefined
    let frame = 0
    const place = () => {
      toasts.style.setProperty('--toasts-end', `${innerHeight - endOf(toasts.offsetHeight)}px`)
    }
    const placeLater = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(place)
    }
    place()
    const sizes = new ResizeObserver(() => {
      place()
      uncoverFocus(toasts)
    })
    sizes.observe(toasts)
    const changes = new MutationObserver(placeLater)
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-open'] })
    const events = new AbortController()
    for (const type of ['resize', 'scroll', 'transitionend'])
      addEventListener(type, placeLater, { capture: true, passive: true, signal: events.signal })
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      changes.disconnect()
      events.abort()
    }
  }, [hasToasts])
  return ref
}
