import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { useFieldControl, type NamingProps } from '../field-context.ts'
import { readNumber } from '../number-text.ts'
import * as S from '../TextField/TextField.styles.ts'

export interface NumberFieldProps extends NamingProps {
  /** Null when empty; NaN while the text is not a number. */
  value: number | null
  onChange: (value: number | null) => void
  onBlur?: () => void
  name?: string
  /** The precision, of the arrow keys too, which chooses the keyboard of phones: 1, or 0.01 for pence. */
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
 * A number, in a common notation: `£1,250.50`. It has the role of an input of type number, but is none: of `1,50` that
 * keeps 150, and the wheel changes it by accident.
 *
 * @do Name the unit, as a suffix or in the label.
 * @dont Do not use it for phone numbers or codes: use a TextField.
 * @key Enter: Submits its form.
 * @key ↑ ↓: Change the number by one step.
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

  const change = (text: string, next: number | null) => {
    setHeld({ text, value: next })
    onChange(next)
  }

  const handleKeyDown = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (direction === undefined || Number.isNaN(value)) return
    event.preventDefault()
    const next = Math.max(0, Math.round(((value ?? 0) + direction * step) * 100) / 100)
    change(textOf(next), next)
  }

  return (
    <S.Frame data-text={held.text}>
      {prefix !== undefined && <S.Affix data-words>{prefix}</S.Affix>}
      <input
        {...wiring}
        {...rest}
        role="spinbutton"
        aria-valuenow={value === null || Number.isNaN(value) ? undefined : value}
        inputMode={step === 1 ? 'numeric' : 'decimal'}
        step={step}
        // In characters, where nothing else gives it a width.
        size={10}
        autoComplete="off"
        spellCheck={false}
        value={held.text}
        disabled={isDisabled}
        onChange={({ target: { value: text } }) => change(text, readNumber(text))}
        onKeyDown={handleKeyDown}
      />
      {suffix !== undefined && <S.Affix data-words>{suffix}</S.Affix>}
    </S.Frame>
  )
}
