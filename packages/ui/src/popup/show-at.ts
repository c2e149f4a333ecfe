export type Side = 'top' | 'right' | 'bottom' | 'left'

export interface Placement {
  side?: Side
  align?: 'start' | 'center' | 'end'
  /** Distance from the anchor, in pixels. */
  gap?: number
}

/** Distance from the edges of what is seen, in pixels. */
const EDGE = 8

const OPPOSITE: Readonly<Record<Side, Side>> = { top: 'bottom', right: 'left', bottom: 'top', left: 'right' }

/** The edges of what is seen of the page: less than the window while two fingers zoom it or a keyboard covers it. */
function edgesInSight() {
  const { clientWidth, clientHeight } = document.documentElement
  const { offsetLeft = 0, offsetTop = 0, width = clientWidth, height = clientHeight } = visualViewport ?? {}
  return {
    left: offsetLeft + EDGE,
    top: offsetTop + EDGE,
    right: Math.min(offsetLeft + width, clientWidth) - EDGE,
    bottom: Math.min(offsetTop + height, clientHeight) - EDGE,
  }
}

/**
 * Shows a popup in the top layer at its anchor, or repositions it: on the given side, or on the opposite one if there is
 * more room, and within what is seen. Sets the sizes that `popupLook` reads. `onShown` runs before positioning:
 * focusing afterwards would cost another layout.
 */
export function showAt(
  popup: HTMLElement,
  anchor: Element,
  { side = 'bottom', align = 'start', gap = 4 }: Placement,
  onShown: () => void,
): void {
  const { top, bottom, left, right, width, height } = anchor.getBoundingClientRect()
  const edges = edgesInSight()
  const room = {
    top: top - gap - edges.top,
    right: edges.right - right - gap,
    bottom: edges.bottom - bottom - gap,
    left: left - gap - edges.left,
  }
  const { style } = popup
  // Of whole pixels, as its position is: both edges then align with those of the anchor.
  style.setProperty('--anchor-width', `${Math.round(right) - Math.round(left)}px`)
  style.setProperty('--available-width', `${edges.right - edges.left}px`)
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

  const along = (from: number, length: number, size: number, [first, last]: readonly [number, number]) => {
    const start = from + { start: 0, center: (length - size) / 2, end: length - size }[align]
    return Math.max(first, Math.min(start, last - size))
  }
  const across = () => along(left, width, offsetWidth, [edges.left, edges.right])
  const down = () => along(top, height, offsetHeight, [edges.top, edges.bottom])
  const [x, y] = {
    top: () => [across(), top - gap - offsetHeight],
    bottom: () => [across(), bottom + gap],
    left: () => [left - gap - offsetWidth, down()],
    right: () => [right + gap, down()],
  }[isOpposite ? opposite : side]() as [number, number]
  style.left = `${Math.round(x)}px`
  style.top = `${Math.round(y)}px`
}
