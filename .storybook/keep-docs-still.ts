/** The frame in which a docs page shows this story; null for a story on a page of its own, or among the text. */
export function docsFrame(): Element | null {
  const frame = window.frameElement
  return frame?.closest('.sb-story') && frame.ownerDocument !== document ? frame : null
}

/**
 * On a docs page, stories of overlays are in frames of their own. When one opens there by itself, its focus would scroll
 * the page to it and take the focus of whoever reads; so the frame gives it back. A frame that a person has entered keeps
 * it.
 */
export function keepDocsStill(): void {
  const frame = docsFrame()
  if (frame === null) return
  const page = frame.ownerDocument
  const focus = Reflect.get(HTMLElement.prototype, 'focus')
  HTMLElement.prototype.focus = function focusInFrame(this: HTMLElement, options?: FocusOptions) {
    const before = page.activeElement
    focus.call(this, { ...options, preventScroll: true })
    if (before === frame || page.activeElement !== frame) return
    const isFocused = before !== null && before !== page.body
    if (isFocused) (before as HTMLElement).focus({ preventScroll: true })
    else (frame as HTMLElement).blur()
  }
  Element.prototype.scrollIntoView = () => {}
}
