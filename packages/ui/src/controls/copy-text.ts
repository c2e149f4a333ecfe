/** Copies through a selection, for pages without the clipboard permission. */
function copyBySelection(text: string, near: Element): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.cssText = 'position: fixed; inset: 0; inline-size: 1px; block-size: 1px; opacity: 0;'
  // Next to the button, because a dialog takes the focus back from elements outside it.
  near.after(field)
  field.select()
  try {
    // Deprecated, but the only way without HTTPS or the permission.
    return document.execCommand('copy')
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}

/** Copies a text to the clipboard, with or without permission; false if the browser denies both ways. */
export async function copyText(text: string, near: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text, near)
  }
}
