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
  /** Pounds; null when empty, NaN while the text is not an amount. */
  value: number | null
  /** Called on each key with a value as above; the form validates the amount. */
  onChange: (pounds: number | null) => void
}

/** More than any valid amount. */
const MAX_CHARACTERS = 24

/** An amount in pounds: accepts every common notation, and shows the pence on blur. */
export function MoneyField({ value, onChange, onBlur, ...rest }: MoneyFieldProps) {
  const [held, setHeld] = useState({ text: writeMoney(value), value })

  // Set during rendering, so that the old amount is never painted. Typed text stays as long as it means the
  // value.
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
