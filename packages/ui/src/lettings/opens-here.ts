import type { KeyboardEvent, MouseEvent } from 'react'

/** Handles a link that opens something over this page: leaves new tabs, windows and downloads to the browser. */
export const opensHere =
  (open: () => void) =>
  (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open()
  }

/** Handles a link that is a button for screen readers. */
export function pressOnSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}
