import { useState, type ReactNode } from 'react'
import { useFieldControl, type NamingProps } from '../field-context.ts'
import { readNumber } from '../number-text.ts'
import * as S from '../TextField/TextField.styles.ts'

export interface NumberFieldProps extends NamingProps {
  /** Null when empty; NaN while the text is not a number. */
  value: number | null
  onChange: (value: number | null) => void
  onBlur?: () => void
  name?: string
  /** The precision, which chooses the keyboard of phones: 1, or 0.01 for pence. */
  step?: number
  placeholder?: string
  isDisabled?: boolean
  /** Before the number, such as £. */
  prefix?: ReactNode
  /** After the number, such as m². */
  suffix?: ReactNode
}

const textOf = (value: number | null): string => (value === null || Number.isNaN(value) ? '' : String(value))

/**
 * A number, in a common notation: `£1,250.50`. Not an input of type number: of `1,50` that keeps 150, and its arrow keys
 * and the wheel change it by accident.
 */
export function NumberField({
  id,
  'aria-label': ariaLabel,
  value,
  onChange,
  step = 1,
  isDisabled,
  prefix,
  suffix,
  ...rest
}: NumberFieldProps) {
  const wiring = useFieldControl({ id, 'aria-label': ariaLabel })
  const [held, setHeld] = useState({ text: textOf(value), value })

  // Set during rendering. What was typed stays as long as it means the value.
  if (!Object.is(held.value, value)) setHeld({ text: textOf(value), value })

  return (
    <S.Frame data-text={held.text}>
      {prefix !== undefined && <S.Affix data-words>{prefix}</S.Affix>}
      <input
        {...wiring}
        {...rest}
        type="text"
        inputMode={step === 1 ? 'numeric' : 'decimal'}
        step={step}
        autoComplete="off"
        spellCheck={false}
        value={held.text}
        disabled={isDisabled}
        onChange={({ target: { value: text } }) => {
          const next = readNumber(text)
          setHeld({ text, value: next })
          onChange(next)
        }}
      />
      {suffix !== undefined && <S.Affix data-words>{suffix}</S.Affix>}
    </S.Frame>
  )
}
