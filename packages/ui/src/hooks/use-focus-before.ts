import { useLayoutEffect, type RefObject } from 'react'

/**
 * For controls that their own press removes: if they have the focus when they unmount, it moves to the button
 * before them in the dialog or page, or else to the dialog.
 */
export function useFocusBefore(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const own = place.current
    return () => {
      if (own?.contains(document.activeElement)) focusBefore(own)
    }
  }, [place])
}

function focusBefore(own: Element): void {
  const around = own.closest<HTMLElement>('[role="dialog"], main')
  const before = [...(around?.querySelectorAll<HTMLElement>('button:enabled') ?? [])].findLast(
    (button) =>
      button.checkVisibility() &&
      (button.compareDocumentPosition(own) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  )
  ;(before ?? around)?.focus()
}
