import { useState, type ReactNode } from 'react'
import { useFieldControl, useRefusal, type NamingProps } from '../field-context.ts'
import { readMoney } from '../money-text.ts'
import * as S from '../TextField/TextField.styles.ts'

export interface NumberFieldProps extends NamingProps {
  /** Null when empty; NaN while the text is not a number. */
  value: number | null
  onChange: (value: number | null) => void
  onBlur?: () => void
  name?: string
  /** The step of the arrow keys, and the precision that browsers accept: 1, or 0.01 for pence. */
  step?: number
  min?: number
  max?: number
  placeholder?: string
  isDisabled?: boolean
  /** Before the number, such as £. */
  prefix?: ReactNode
  /** After the number, such as m². */
  suffix?: ReactNode
}

const NOT_A_NUMBER = 'This is not a number, and was not pasted'

const textOf = (value: number | null): string => (value === null || Number.isNaN(value) ? '' : String(value))

/** A number, typed or pasted in a common notation: `£1,250.50`. */
export function NumberField({
  id,
  'aria-label': ariaLabel,
  value,
  onChange,
  isDisabled,
  prefix,
  suffix,
  ...rest
}: NumberFieldProps) {
  const wiring = useFieldControl({ id, 'aria-label': ariaLabel })
  const showRefusal = useRefusal()
  const [held, setHeld] = useState({ text: textOf(value), value })

  // Set during rendering. Incomplete text, such as "10.", stays as long as it means the value.
  if (!Object.is(held.value, value)) setHeld({ text: textOf(value), value })

  const change = (text: string, next: number | null) => {
    showRefusal('')
    setHeld({ text, value: next })
    onChange(next)
  }

  return (
    <S.Frame>
      {prefix !== undefined && <S.Affix data-words>{prefix}</S.Affix>}
      <input
        {...wiring}
        {...rest}
        type="number"
        inputMode={rest.step === undefined || rest.step === 1 ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={held.text}
        disabled={isDisabled}
        onChange={({ target }) => {
          const next =
            target.value === '' ? (target.validity.badInput ? Number.NaN : null) : target.valueAsNumber
          change(target.value, next)
        }}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text').trim()
          // Digits are inserted at the cursor. Of other text the browser would keep the digits: 150 of `1,50`.
          if (/^\d+$/.test(text)) return
          event.preventDefault()
          const pasted = readMoney(text)
          if (Number.isNaN(pasted)) showRefusal(NOT_A_NUMBER)
          else if (pasted !== null) change(textOf(pasted), pasted)
        }}
        // Otherwise scrolling the page over the field would change the value.
        onWheel={({ currentTarget }) => currentTarget.blur()}
      />
      {suffix !== undefined && <S.Affix data-words>{suffix}</S.Affix>}
    </S.Frame>
  )
}
