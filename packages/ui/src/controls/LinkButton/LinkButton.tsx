import type { ReactElement, ReactNode } from 'react'
import type { ButtonSize, ButtonVariant } from '../button-variants.ts'
import type { LinkSlotProps } from '../LinkSlot/LinkSlot.tsx'
import * as S from './LinkButton.styles.ts'

/** In addition to the attributes of an `a`. */
export interface LinkButtonProps extends Omit<LinkSlotProps, 'className' | 'style' | 'render'> {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Before the label; decorative only. */
  icon?: ReactNode
  /** The router's link, such as `<Link to="/main-menu/calendar" />`; without it, `href` makes a plain link. */
  render?: ReactElement
  children: ReactNode
}

/**
 * A link styled as a button; for an action on this page, use Button.
 *
 * @do Use it for navigation, so that it can be opened in a new tab.
 * @dont Do not use it to change data.
 * @key Enter: Follows it.
 */
export function LinkButton({
  variant = 'secondary',
  size = 'medium',
  icon,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <S.Root {...rest} data-variant={variant} data-size={size}>
      {icon}
      {children}
    </S.Root>
  )
}
