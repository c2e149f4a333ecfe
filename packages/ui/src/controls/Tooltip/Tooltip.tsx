import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement } from 'react'
import * as S from './Tooltip.styles.ts'

export interface TooltipProps {
  /** A few words that are also available elsewhere. */
  text: string
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** True while the control itself shows the text. */
  isDisabled?: boolean
  /** The control it describes; it must accept a ref and spread its props. */
  children: ReactElement
}

const OPEN_DELAY_MS = 350

/** Shows a few words when a control is hovered or focused; Escape hides them. */
export function Tooltip({ text, side = 'top', isDisabled = false, children }: TooltipProps) {
  return (
    <Base.Root disabled={isDisabled}>
      <Base.Trigger delay={OPEN_DELAY_MS} render={children} />
      <Base.Portal>
        <S.Positioner side={side} sideOffset={6} collisionPadding={8}>
          <S.Popup>{text}</S.Popup>
        </S.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
