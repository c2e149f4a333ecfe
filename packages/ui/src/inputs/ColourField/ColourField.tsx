import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import * as S from './ColourField.styles.ts'

export interface ColourFieldProps extends Pick<
  TextFieldProps,
  'id' | 'aria-label' | 'name' | 'onBlur' | 'isDisabled'
> {
  /** The text as typed; a colour is `#rrggbb`, blank is none. */
  value: string
  onChange: (value: string) => void
  /** Names the swatch: "main colour" gives "Choose main colour". */
  what: string
  /** The colour of the swatch while the text is not a colour, `#rrggbb`. */
  fallback: string
}

const COLOUR = /^#[\da-f]{6}$/i

/** A colour, typed as `#rrggbb` or chosen with the browser's colour picker. */
export function ColourField({ value, onChange, what, fallback, ...field }: ColourFieldProps) {
  return (
    <TextField
      {...field}
      value={value}
      onChange={onChange}
      autoComplete="off"
      placeholder={fallback}
      maxLength={16}
      prefix={
        <S.Swatch
          type="color"
          aria-label={`Choose ${what}`}
          value={COLOUR.test(value) ? value : fallback}
          disabled={field.isDisabled}
          onChange={(event) => onChange(event.target.value)}
        />
      }
    />
  )
}
