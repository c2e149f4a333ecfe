/**
 * On a docs page, stories of overlays are in frames of their own. When one opens there by itself, its focus would scroll
 * the page to it and take the focus of whoever reads; so the frame gives it back. A frame that a person has entered keeps
 * it.
 */
export function keepDocsStill(): void {
  const frame = window.frameElement
  if (!(frame?.closest('.sb-story') && frame.ownerDocument !== document)) return
  const page = frame.ownerDocument
  const { focus } = HTMLElement.prototype
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
