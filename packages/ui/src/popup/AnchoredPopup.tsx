import { useEffectEvent, useLayoutEffect, useState, type ComponentProps, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import * as S from './AnchoredPopup.styles.ts'
import { showAt, type Placement } from './show-at.ts'

export interface AnchoredPopupProps extends Omit<ComponentProps<'div'>, 'ref'>, Placement {
  ref: RefObject<HTMLDivElement | null>
  anchor: RefObject<Element | null>
  /** Called when it is shown, before it is positioned: the place to move the focus into it. */
  onShown?: () => void
}

/** A surface in the browser's top layer, where nothing clips it, open while mounted. It follows its anchor. */
export function AnchoredPopup({ ref, anchor, side, align, gap, onShown, ...rest }: AnchoredPopupProps) {
  // Not beside the anchor, because a table handles the events of its cells; but within a modal dialog,
  // because screen readers ignore everything else.
  const [layer] = useState(() => anchor.current?.closest('[role$="dialog"]') ?? document.body)
  const handleShown = useEffectEvent(() => onShown?.())

  // Before painting.
  useLayoutEffect(() => {
    const [popup, at] = [ref.current, anchor.current]
    if (popup === null || at === null) return undefined
    const show = () => showAt(popup, at, { side, align, gap }, handleShown)
    show()
    const following = new AbortController()
    const { signal } = following
    addEventListener('resize', show, { signal })
    addEventListener('scroll', show, { capture: true, passive: true, signal })
    // Of a page that two fingers zoom and move.
    for (const moved of ['resize', 'scroll']) visualViewport?.addEventListener(moved, show, { signal })
    // Its content may change while it is open. The observer also reports the initial size.
    let [width, height] = [popup.offsetWidth, popup.offsetHeight]
    const growing = new ResizeObserver(() => {
      if (popup.offsetWidth === width && popup.offsetHeight === height) return
      ;[width, height] = [popup.offsetWidth, popup.offsetHeight]
      show()
    })
    growing.observe(popup)
    return () => {
      following.abort()
      growing.disconnect()
    }
  }, [ref, anchor, side, align, gap])

  return createPortal(<S.Surface {...rest} ref={ref} popover="manual" />, layer)
}
