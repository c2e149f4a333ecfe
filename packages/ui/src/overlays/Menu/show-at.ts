/** Distance of a popup from its opener, and from the edges of the window, in pixels. */
const [GAP, EDGE] = [4, 8]

/**
 * Shows a popup in the top layer at its opener, or repositions it: below, or above if there is more room, and
 * within the window. Sets the sizes that `popupLook` reads. `onShown` runs before positioning: focusing
 * afterwards would cost another layout.
 */
export function showAt(
  popup: HTMLElement,
  opener: Element,
  align: 'start' | 'end',
  onShown: () => void,
): void {
  const { top, bottom, left, right, width } = opener.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const [above, below] = [top - GAP - EDGE, clientHeight - bottom - GAP - EDGE]
  const { style } = popup
  style.setProperty('--anchor-width', `${width}px`)
  style.setProperty('--available-width', `${clientWidth - 2 * EDGE}px`)
  style.setProperty('--available-height', `${Math.max(above, below)}px`)
  // Shown only now: the reads before this need no new layout, and those after it share one.
  if (!popup.matches(':popover-open')) {
    popup.showPopover()
    onShown()
  }
  const { offsetWidth, offsetHeight } = popup
  const isBelow = offsetHeight <= below || below >= above
  const start = align === 'start' ? left : right - offsetWidth
  style.left = `${Math.round(Math.max(EDGE, Math.min(start, clientWidth - EDGE - offsetWidth)))}px`
  style.top = `${Math.round(isBelow ? bottom + GAP : top - GAP - offsetHeight)}px`
}
