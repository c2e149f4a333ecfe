/**
 * Moves the focus into a modal in the task that shows it: a key pressed before the next frame would reach the page behind.
 * Without a focusable target, focuses the modal itself.
 */
export function focusAtOnce(modal: HTMLElement, target: HTMLElement | null | undefined): void {
  target?.focus()
  if (!modal.contains(document.activeElement)) modal.focus()
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

const replacements = new WeakMap<Element, HTMLElement>()

/** A dialog that `gone` opened returns the focus to `next`. */
export function setReplacement(gone: Element, next: HTMLElement): void {
  replacements.set(gone, next)
}

/** Returns the control that replaced a removed one. */
export const replacementOf = (gone: Element): HTMLElement | null => replacements.get(gone) ?? null

/** Focuses the open dialog, or else the heading of the page. */
export function focusDialogOrHeading(): void {
  const modals = document.querySelectorAll<HTMLElement>('[data-modal][data-open]')
  const remaining = [...modals].at(-1) ?? document.querySelector<HTMLElement>('main h1')
  remaining?.focus({ preventScroll: true })
}

/** Moves the focus after a dialog has closed whose opener is gone: to the dialog below, or else to the heading. */
export function focusWhatRemains(): void {
  // After the modal has been removed.
  setTimeout(() => {
    if (document.activeElement === document.body) focusDialogOrHeading()
  })
}
