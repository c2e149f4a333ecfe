import type { RefObject } from 'react'

/** How a dialog was opened, as Base UI names it; '' where a page opened it. */
type OpenedBy = 'mouse' | 'touch' | 'pen' | 'keyboard' | ''

/**
 * For the `initialFocus` of a dialog: moves the focus in the task that shows the dialog. Base UI would wait for the next
 * animation frame, and a key pressed before that would reach the page behind.
 * Without an element, or with one that takes no focus, the sheet itself gets it.
 */
export const focusAtOnce =
  (sheet: RefObject<HTMLElement | null>, find: (openedBy: OpenedBy) => HTMLElement | null | undefined) =>
  (openedBy: OpenedBy): false => {
    find(openedBy)?.focus()
    if (!sheet.current?.contains(document.activeElement)) sheet.current?.focus()
    return false
  }

/**
 * True where the focus goes with an overlay that closes, or rests on what holds its opener, such as the page after a press
 * on nothing. Anywhere else, such as in a dialog that the overlay opened, it must not be taken from.
 */
export function isFocusLost(overlay: Element | null, opener: Element | null): boolean {
  const { activeElement, body } = document
  if (activeElement === null || activeElement === body) return true
  return (
    activeElement !== opener && (activeElement.contains(opener) || overlay?.contains(activeElement) === true)
  )
}
