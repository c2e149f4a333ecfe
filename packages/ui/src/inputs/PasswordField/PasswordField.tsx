import { useState } from 'react'
import { useFieldControl, type NamingProps } from '../field-context.ts'
import * as S from './PasswordField.styles.ts'

export interface PasswordFieldProps extends NamingProps {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  onFocus?: () => void
  name?: string
  /** Lets password managers offer the saved password or generate a new one. */
  autoComplete: 'current-password' | 'new-password'
  maxLength?: number
  isDisabled?: boolean
}

/**
 * A password, hidden until the user reveals it.
 *
 * @do Show the rules as a live list where a new password is chosen.
 * @dont Do not stop people from pasting.
 * @key Enter or Space: On the toggle, shows or hides the password.
 */
export function PasswordField({
  id,
  'aria-label': ariaLabel,
  onChange,
  isDisabled,
  ...rest
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const wiring = useFieldControl({ id, 'aria-label': ariaLabel })
  return (
    <S.Frame>
      <S.Input
        {...wiring}
        {...rest}
        type={isShown ? 'text' : 'password'}
        disabled={isDisabled}
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
      <S.Affix>
        <S.Toggle
          type="button"
          aria-label={isShown ? 'Hide password' : 'Show password'}
          aria-controls={wiring.id}
          disabled={isDisabled}
          onClick={() => setIsShown((wasShown) => !wasShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </S.Toggle>
      </S.Affix>
    </S.Frame>
  )
}
