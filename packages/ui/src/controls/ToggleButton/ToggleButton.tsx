import type { ReactNode } from 'react'
import * as S from './ToggleButton.styles.ts'

export interface ToggleButtonProps {
  isPressed: boolean
  onChange: (isPressed: boolean) => void
  isDisabled?: boolean
  children: ReactNode
}

/**
 * A button that is on or off, such as for a part of the page that can be hidden.
 *
 * @also Toggle, Switch
 * @do Use it in a toolbar, with effect at once.
 * @dont Do not change its label with its state: pressed or not says that.
 * @dont Do not use it in a form: a Checkbox belongs there.
 * @key Enter or Space: Presses it, or lets it go.
 */
export function ToggleButton({ isPressed, onChange, isDisabled = false, children }: ToggleButtonProps) {
  return (
    <S.Root
      type="button"
      data-variant="secondary"
      data-size="small"
      aria-pressed={isPressed}
      disabled={isDisabled}
      onClick={() => onChange(!isPressed)}
    >
      {children}
    </S.Root>
  )
}
