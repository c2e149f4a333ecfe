/**
 * For the `initialFocus` of a dialog: moves the focus in the task that shows the dialog. Base UI would wait
 * for the next animation frame, and a key pressed before that would reach the page behind. Without a
 * focusable target, focuses the dialog itself.
 */
export function focusAtOnce(sheet: HTMLElement | null, target: HTMLElement | null | undefined): false {
  target?.focus()
  if (!sheet?.contains(document.activeElement)) sheet?.focus()
  return false
}

/**
 * True if a closing overlay would lose the focus, or it is on an ancestor of its opener, such as the page
 * after a press on empty space. Anywhere else, such as in a dialog that the overlay opened, it must stay.
 */
export function isFocusLost(overlay: Element | null, opener: Element | null): boolean {
  const { activeElement, body } = document
  if (activeElement === null || activeElement === body) return true
  return (
    activeElement !== opener && (activeElement.contains(opener) || overlay?.contains(activeElement) === true)
  )
}

/**
 * For a dialog that has closed: if its opener is gone, the focus moves to the dialog below, or else to the heading of the
 * page.
 */
export function focusWhatRemains(): void {
  // After Base UI has returned the focus to an opener that is still there.
  setTimeout(() => {
    if (document.activeElement !== document.body) return
    const dialogs = document.querySelectorAll<HTMLElement>(
      ':is([role="dialog"], [role="alertdialog"])[data-open]',
    )
    const remaining = [...dialogs].at(-1) ?? document.querySelector<HTMLElement>('main h1')
    remaining?.focus({ preventScroll: true })
  })
}
