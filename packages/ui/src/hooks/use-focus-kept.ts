import { useLayoutEffect, useRef } from 'react'

const CONTROLS = 'input, textarea, button:enabled, a[href]'

/**
 * For a place whose content is replaced by its own press: a focus that the old content had moves to the first field,
 * button or link of the new, or to the place itself where it has none.
 * @returns the props of the place
 */
export function useFocusKept() {
  const place = useRef<HTMLDivElement>(null)
  // React reports no blur of what it removes.
  const hasFocus = useRef(false)
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (!hasFocus.current || activeElement !== body) return
    const controls = place.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? []
    // A file input is hidden behind its button.
    const control = [...controls].find((each) => each.checkVisibility())
    if (control === undefined) place.current?.setAttribute('tabindex', '-1')
    ;(control ?? place.current)?.focus()
  })
  return {
    ref: place,
    onFocus: () => {
      hasFocus.current = true
    },
    onBlur: () => {
      hasFocus.current = false
    },
  }
}
