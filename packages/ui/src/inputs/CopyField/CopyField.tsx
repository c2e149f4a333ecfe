import { useFieldControl } from '../field-context.ts'
import { CopyButton } from '../../controls/CopyButton/CopyButton.tsx'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import * as S from './CopyField.styles.ts'

export interface CopyFieldProps extends Omit<TextFieldProps, 'end' | 'ref'> {
  /** Names the button: "postcode" gives "Copy postcode". */
  what: string
}

/**
 * One line of text with a button that copies it; a read-only value is shown in full.
 *
 * @do Use it for a value others need word for word, such as a link.
 * @dont Do not shorten the value to make it fit: all of it is copied, and a read-only one wraps.
 * @key Enter or Space: On the button, copies the value.
 * @key Tab: Reaches the value, which can be selected, and then the button.
 */
export function CopyField({ what, ...field }: CopyFieldProps) {
  const copy = <CopyButton value={field.value} label={`Copy ${what}`} />
  return field.isReadOnly ? <WholeText {...field} end={copy} /> : <TextField {...field} end={copy} />
}

/** Wraps instead of being cut off, because it may have to be typed from the screen. */
function WholeText({ id, 'aria-label': ariaLabel, value, name, isDisabled, end }: TextFieldProps) {
  const wiring = useFieldControl({ id, 'aria-label': ariaLabel })
  return (
    <S.Frame data-text={value}>
      <textarea
        {...wiring}
        name={name}
        value={value}
        rows={1}
        disabled={isDisabled}
        readOnly
        spellCheck={false}
      />
      <S.End>{end}</S.End>
    </S.Frame>
  )
}
