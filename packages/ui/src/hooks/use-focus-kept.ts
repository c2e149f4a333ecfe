import { useLayoutEffect, useRef } from 'react'

/**
 * For a place whose content is replaced by its own press: a focus that the old content had moves to the first field or
 * button of the new.
 * @returns the props of the place
 */
export function useFocusKept() {
  const place = useRef<HTMLDivElement>(null)
  // React reports no blur of what it removes.
  const hasFocus = useRef(false)
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (!hasFocus.current || activeElement !== body) return
    const controls = place.current?.querySelectorAll<HTMLElement>('input, textarea, button:enabled') ?? []
    // A file input is hidden behind its button.
    ;[...controls].find((control) => control.checkVisibility())?.focus()
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
