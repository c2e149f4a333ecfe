import { Tooltip } from '@base-ui/react/tooltip'
import { useEffect, useEffectEvent, type ComponentProps } from 'react'
import * as S from './Tooltip.styles.ts'

interface TooltipPopupProps extends Omit<ComponentProps<typeof S.Popup>, 'ref'> {
  placement: Tooltip.Positioner.Props
  isOpen: boolean
  /** True if the focus opened it, not the pointer: a press on it reaches what it covers. */
  isOfFocus: boolean
  /** Called on Escape. */
  onHide: () => void
}

/** The surface of a tooltip, within a `Tooltip.Root`. */
export function TooltipPopup({ placement, isOpen, isOfFocus, onHide, ...rest }: TooltipPopupProps) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // The key is handled once, although the focus may be in what is under the tooltip, such as a dialog.
    event.stopPropagation()
    onHide()
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const listening = new AbortController()
    addEventListener('keydown', handleKey, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [isOpen])

  return (
    <Tooltip.Portal>
      <S.Positioner collisionPadding={8} {...placement}>
        <S.Popup {...rest} role="tooltip" data-of-focus={isOfFocus || undefined} />
      </S.Positioner>
    </Tooltip.Portal>
  )
}
