import { useEffect, useEffectEvent, useMemo, useRef, type ReactNode } from 'react'
import type { Placement } from '../../popup/show-at.ts'
import * as S from './Tooltip.styles.ts'

interface TooltipPopupProps extends Placement {
  anchor: Element
  /** The pointer is on it: it stays open. */
  onHold: () => void
  /** The pointer has left it, or Escape was pressed. */
  onHide: () => void
  children: ReactNode
}

/** The open tooltip. Pointers can move onto it, to read it enlarged or to select its text. */
export function TooltipPopup({ anchor, onHold, onHide, children, ...placement }: TooltipPopupProps) {
  const popup = useRef<HTMLDivElement>(null)
  const anchorRef = useMemo(() => ({ current: anchor }), [anchor])
  const handleKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onHide()
  })

  useEffect(() => {
    const listening = new AbortController()
    document.addEventListener('keydown', handleKey, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [])

  return (
    <S.Popup
      {...placement}
      ref={popup}
      anchor={anchorRef}
      // Not on pointerenter, which React may dispatch before the pointer has left the anchor.
      onPointerMove={onHold}
      onPointerLeave={onHide}
    >
      {children}
    </S.Popup>
  )
}
