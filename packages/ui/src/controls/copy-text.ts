/** Copies through a selection, for pages that may not use the clipboard directly. */
function copyBySelection(text: string, near: Element): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.cssText = 'position: fixed; inset: 0; inline-size: 1px; block-size: 1px; opacity: 0;'
  // Beside the button, because a dialog takes the focus back from anything outside of it.
  near.after(field)
  field.select()
  try {
    // The old command is all there is without a secure address or the permission.
    return document.execCommand('copy')
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}

/** Puts text on the clipboard, with or without permission to; false when the browser refuses both ways. */
export async function copyText(text: string, near: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text, near)
  }
}
