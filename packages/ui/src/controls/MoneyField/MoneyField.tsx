import { useState } from 'react'
import { readMoney, writeMoney } from '../money-text.ts'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'

export interface MoneyFieldProps extends Pick<
  TextFieldProps,
  | 'id'
  | 'aria-label'
  | 'name'
  | 'onFocus'
  | 'onBlur'
  | 'placeholder'
  | 'isDisabled'
  | 'isReadOnly'
  | 'suffix'
  | 'end'
> {
  /** Pounds; null for none, NaN while what stands in the box is no amount. */
  value: number | null
  /** Answers in the same form with every letter; whether the amount is allowed is for the form to say. */
  onChange: (pounds: number | null) => void
}

/** As long as any amount one would type by hand. */
const MAX_CHARACTERS = 24

/** An amount in pounds: takes it however it is typed or pasted, and shows it with its pence once one leaves the box. */
export function MoneyField({ value, onChange, onBlur, ...rest }: MoneyFieldProps) {
  const [held, setHeld] = useState({ text: writeMoney(value), value })

  // Set while rendering, so that nobody sees the old amount for a moment; what was typed stays as long as it means the value.
  if (!Object.is(held.value, value)) setHeld({ text: writeMoney(value), value })

  const handleChange = (text: string) => {
    const next = readMoney(text)
    setHeld({ text, value: next })
    onChange(next)
  }

  const handleBlur = () => {
    if (!Number.isNaN(value)) setHeld({ text: writeMoney(value), value })
    onBlur?.()
  }

  return (
    <TextField
      {...rest}
      value={held.text}
      onChange={handleChange}
      onBlur={handleBlur}
      prefix="£"
      inputMode="decimal"
      autoComplete="off"
      maxLength={MAX_CHARACTERS}
    />
  )
}
