import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useFieldControl, type NamingProps } from '../field-context.ts'
import * as S from './TextField.styles.ts'

type Native = ComponentPropsWithRef<'input'>

export interface TextFieldProps extends NamingProps {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  onFocus?: () => void
  type?: 'text' | 'email' | 'tel' | 'url'
  name?: string
  /** The keyboard on phones; the value is still text. */
  inputMode?: Native['inputMode']
  autoComplete?: string
  placeholder?: string
  /** In characters; typing stops there. */
  maxLength?: number
  isDisabled?: boolean
  isReadOnly?: boolean
  /** Before the text, such as £. */
  prefix?: ReactNode
  /** After the text, such as m². */
  suffix?: ReactNode
  /** A small button at the end of the field, such as a CopyButton. */
  end?: ReactNode
  ref?: Native['ref']
  /** The attributes that a list of options below the field gives to its input. */
  combobox?: Native
}

/**
 * One line of text.
 *
 * @also Text input, Textbox
 * @do Set autoComplete where the browser may know the value.
 * @dont Do not use a placeholder instead of the label.
 * @key Enter: Submits its form.
 */
export function TextField({
  id,
  'aria-label': ariaLabel,
  onChange,
  isDisabled,
  isReadOnly,
  prefix,
  suffix,
  end,
  type = 'text',
  combobox,
  onBlur,
  ...rest
}: TextFieldProps) {
  const wiring = useFieldControl({ id, 'aria-label': ariaLabel })
  return (
    <S.Frame data-text={rest.value}>
      {prefix !== undefined && <S.Affix data-words>{prefix}</S.Affix>}
      <input
        {...combobox}
        {...wiring}
        {...rest}
        type={type}
        disabled={isDisabled}
        readOnly={isReadOnly}
        // Email addresses, names and postcodes are not prose.
        spellCheck={false}
        onChange={combobox?.onChange ?? ((event) => onChange(event.target.value))}
        onBlur={(event) => {
          combobox?.onBlur?.(event)
          onBlur?.()
        }}
      />
      {suffix !== undefined && <S.Affix data-words>{suffix}</S.Affix>}
      {end !== undefined && <S.Affix>{end}</S.Affix>}
    </S.Frame>
  )
}
