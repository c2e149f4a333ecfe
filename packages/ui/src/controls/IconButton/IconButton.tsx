import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Tooltip, type TooltipProps } from '../Tooltip/Tooltip.tsx'
import * as S from './IconButton.styles.ts'

/** In addition to the attributes of a native button. */
export interface IconButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'style' | 'children' | 'aria-label'
> {
  /** The action and its object ("Edit Priya Shah"): both the accessible name and the tooltip. */
  label: string
  icon: ReactNode
  variant?: 'quiet' | 'secondary' | 'quiet-danger'
  size?: 'small' | 'medium' | 'large'
  tooltipSide?: TooltipProps['side']
}

/**
 * A button without a visible label, for an action that is clear from its context; otherwise use Button.
 *
 * @do Name the action and the record: “Edit Priya Shah”.
 * @dont Do not use an icon that needs explanation: use a Button with a label.
 * @key Enter or Space: Presses it.
 * @key Escape: Hides its tooltip.
 */
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
