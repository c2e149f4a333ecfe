import { VisuallyHidden } from '@latchkey/ui/accessibility/VisuallyHidden'
import { useLayoutEffect, useRef } from 'react'
import { useLookingAgain } from './use-looking-again.ts'

/**
 * Holds the focus while a dialog that was asked for is being fetched, and gives it back when the dialog is there to take it:
 * a key pressed meanwhile is meant for the dialog and acts on nothing.
 */
export function PartWait() {
  useLookingAgain()
  const place = useRef<HTMLSpanElement>(null)

  useLayoutEffect(() => {
    const own = place.current
    const before = document.activeElement
    own?.focus({ preventScroll: true })
    return () => {
      if (document.activeElement === own && before instanceof HTMLElement)
        before.focus({ preventScroll: true })
    }
  }, [])

  return (
    <VisuallyHidden ref={place} tabIndex={-1}>
      Loading…
    </VisuallyHidden>
  )
}
