import { tidyPhone } from '../phone-text.ts'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'

export interface PhoneFieldProps extends Pick<
  TextFieldProps,
  | 'id'
  | 'aria-label'
  | 'value'
  | 'onChange'
  | 'name'
  | 'onFocus'
  | 'onBlur'
  | 'placeholder'
  | 'maxLength'
  | 'isDisabled'
  | 'isReadOnly'
  | 'end'
> {
  /** `tel` lets the browser fill in the user's own number; use `off` for another person's. */
  autoComplete: 'tel' | 'off'
}

/**
 * A phone number, with a phone keyboard; brackets, hyphens and 0044 are normalised on blur.
 *
 * @do Accept 07…, 44… and +44….
 * @dont Do not reject spaces.
 * @key Tab: Leaves it and formats the value.
 */
export function PhoneField({ value, onChange, onBlur, ...rest }: PhoneFieldProps) {
  const handleBlur = () => {
    const tidy = tidyPhone(value)
    if (tidy !== value && rest.isReadOnly !== true) onChange(tidy)
    onBlur?.()
  }

  return (
    <TextField {...rest} type="tel" inputMode="tel" value={value} onChange={onChange} onBlur={handleBlur} />
  )
}
