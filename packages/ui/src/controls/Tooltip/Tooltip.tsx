import {
  cloneElement,
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type ReactElement,
} from 'react'
import type { Side } from '../../popup/show-at.ts'
import { TooltipPopup } from './TooltipPopup.tsx'
import { CLOSE_AFTER_MS, OPEN_AFTER_MS, useTooltip } from './use-tooltip.ts'

export interface TooltipProps {
  /** A few words that are also available elsewhere. */
  text: string
  side?: Side | undefined
  /** True while the control itself shows the text. */
  isDisabled?: boolean
  /** The control it describes; it must spread its props. */
  children: ReactElement<HTMLAttributes<HTMLElement>>
}

/** Shows a few words when a control is hovered or focused; Escape hides them. */
export function Tooltip({ text, side = 'top', isDisabled = false, children }: TooltipProps) {
  const { shown, show, hide, hold, press, focus, blur } = useTooltip<Element>()
  const { props } = children

  const control = cloneElement(children, {
    onPointerEnter(event: PointerEvent<HTMLElement>) {
      props.onPointerEnter?.(event)
      if (event.pointerType !== 'touch') show(event.currentTarget, OPEN_AFTER_MS)
    },
    onPointerLeave(event: PointerEvent<HTMLElement>) {
      props.onPointerLeave?.(event)
      if (event.pointerType !== 'touch') show(null, CLOSE_AFTER_MS)
    },
    onPointerDown(event: PointerEvent<HTMLElement>) {
      props.onPointerDown?.(event)
      press()
    },
    onFocus(event: FocusEvent<HTMLElement>) {
      props.onFocus?.(event)
      if (event.currentTarget.matches(':focus-visible')) focus(event.currentTarget)
    },
    onBlur(event: FocusEvent<HTMLElement>) {
      props.onBlur?.(event)
      blur()
    },
  })

  return (
    <>
      {control}
      {shown !== null && !isDisabled && (
        <TooltipPopup anchor={shown} side={side} align="center" gap={6} onHold={hold} onHide={hide}>
          {text}
        </TooltipPopup>
      )}
    </>
  )
}
