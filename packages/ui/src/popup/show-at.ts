export type Side = 'top' | 'right' | 'bottom' | 'left'

export interface Placement {
  side?: Side
  align?: 'start' | 'center' | 'end'
  /** Distance from the anchor, in pixels. */
  gap?: number
}

/** Distance from the edges of the window, in pixels. */
const EDGE = 8

const OPPOSITE: Readonly<Record<Side, Side>> = { top: 'bottom', right: 'left', bottom: 'top', left: 'right' }

/**
 * Shows a popup in the top layer at its anchor, or repositions it: on the given side, or on the opposite one if there is
 * more room, and within the window. Sets the sizes that `popupLook` reads. `onShown` runs before positioning:
 * focusing afterwards would cost another layout.
 */
export function showAt(
  popup: HTMLElement,
  anchor: Element,
  { side = 'bottom', align = 'start', gap = 4 }: Placement,
  onShown: () => void,
): void {
  const { top, bottom, left, right, width, height } = anchor.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const room = {
    top: top - gap - EDGE,
    right: clientWidth - right - gap - EDGE,
    bottom: clientHeight - bottom - gap - EDGE,
    left: left - gap - EDGE,
  }
  const { style } = popup
  // Of whole pixels, as its position is: both edges then align with those of the anchor.
  style.setProperty('--anchor-width', `${Math.round(right) - Math.round(left)}px`)
  style.setProperty('--available-width', `${clientWidth - 2 * EDGE}px`)
  style.setProperty('--available-height', `${Math.max(room.top, room.bottom)}px`)
  // Shown only now: the reads before this need no new layout, and those after it share one.
  if (!popup.matches(':popover-open')) {
    popup.showPopover()
    onShown()
  }
  const { offsetWidth, offsetHeight } = popup
  const isBeside = side === 'left' || side === 'right'
  const opposite = OPPOSITE[side]
  const isOpposite = (isBeside ? offsetWidth : offsetHeight) > room[side] && room[opposite] > room[side]

  const along = (from: number, length: number, size: number, limit: number) => {
    const start = from + { start: 0, center: (length - size) / 2, end: length - size }[align]
    return Math.max(EDGE, Math.min(start, limit - EDGE - size))
  }
  const [x, y] = {
    top: () => [along(left, width, offsetWidth, clientWidth), top - gap - offsetHeight],
    bottom: () => [along(left, width, offsetWidth, clientWidth), bottom + gap],
    left: () => [left - gap - offsetWidth, along(top, height, offsetHeight, clientHeight)],
    right: () => [right + gap, along(top, height, offsetHeight, clientHeight)],
  }[isOpposite ? opposite : side]() as [number, number]
  style.left = `${Math.round(x)}px`
  style.top = `${Math.round(y)}px`
}
