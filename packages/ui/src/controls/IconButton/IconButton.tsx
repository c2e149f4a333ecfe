import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Tooltip, type TooltipProps } from '../../overlays/Tooltip/Tooltip.tsx'
import * as S from './IconButton.styles.ts'

/** What an icon button accepts, besides the attributes of a native one. */
export interface IconButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'style' | 'children' | 'aria-label'
> {
  /** What it does, and to what ("Edit Priya Shah"): the accessible name and the tooltip in one. */
  label: string
  icon: ReactNode
  variant?: 'quiet' | 'secondary' | 'quiet-danger'
  size?: 'small' | 'medium' | 'large'
  tooltipSide?: TooltipProps['side']
}

/** A button with no room for words, for an act that is plain from its place; else use a Button. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'medium',
  type = 'button',
  tooltipSide,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={label} side={tooltipSide}>
      <S.Root {...rest} type={type} aria-label={label} data-variant={variant} data-size={size}>
        {icon}
      </S.Root>
    </Tooltip>
  )
}
