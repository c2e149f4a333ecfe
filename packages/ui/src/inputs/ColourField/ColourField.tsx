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

/**
 * A colour, typed as `#rrggbb` or chosen with the browser's colour picker.
 *
 * @do Show next to it where the colour is used.
 * @do Pass the colour that applies while it is empty.
 * @dont Do not use it to choose among a few colours: offer those as radio buttons.
 * @key Tab: Moves from the swatch to the text.
 * @key Enter: On the swatch, opens the picker.
 */
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
