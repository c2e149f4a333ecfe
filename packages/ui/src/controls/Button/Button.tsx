import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { Announcement } from '../../accessibility/Announcement/Announcement.tsx'
import type { ButtonSize, ButtonVariant } from '../button-variants.ts'
import * as S from './Button.styles.ts'

/** In addition to the attributes of a native button. */
export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'> {
  /** At most one primary button per screen; the rest are secondary or quiet. */
  variant?: ButtonVariant
  size?: ButtonSize
  /** Before the label; decorative only. */
  icon?: ReactNode
  /**
   * The action is running: the button keeps its width and focus and ignores presses. Render it with false
   * first, so that the start is announced.
   */
  isBusy?: boolean
  /** Announced to screen readers when the action starts. */
  busyLabel?: string
  /** Another action is running: the button keeps its focus, which `disabled` would lose, and ignores presses. */
  isInactive?: boolean
  children: ReactNode
}

/**
 * A button for an action on this page; to go to another page, use LinkButton.
 *
 * @do Begin with a verb: “Send reservation”.
 * @do Have one primary button on a screen.
 * @do Pass isBusy while the action is running, and isInactive while another one is: disabled would lose the focus.
 * @dont Do not disable a button while a form is incomplete: let people press it, and list what is missing.
 * @key Enter or Space: Presses it.
 */
export function Button({
  variant = 'secondary',
  size = 'medium',
  icon,
  isBusy,
  busyLabel = 'Working…',
  isInactive = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const isIgnoring = isInactive || isBusy
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // Prevented because Enter in a form clicks its submit button.
    if (isIgnoring) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <>
      <S.Root
        {...rest}
        type={type}
        data-variant={variant}
        data-size={size}
        data-busy={isBusy || undefined}
        data-inactive={isInactive || undefined}
        aria-disabled={isIgnoring || rest['aria-disabled']}
        onClick={handleClick}
      >
        <S.Label>
          {icon}
          {children}
        </S.Label>
        {isBusy && <S.Spinner aria-hidden />}
      </S.Root>
      {isBusy !== undefined && <Announcement>{isBusy ? busyLabel : ''}</Announcement>}
    </>
  )
}
