import { useFieldControl } from '../field-context.ts'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import * as S from './CopyField.styles.ts'

export interface CopyFieldProps extends Omit<TextFieldProps, 'end' | 'ref'> {
  /** What is copied, for the name of the icon: "postcode" gives "Copy postcode". */
  what: string
  /** After the text is on the clipboard; the page says so in a toast. */
  onCopied: () => void
}

/** One line of text whose value others need elsewhere, with an icon that copies it; one that is only read is seen whole. */
export function CopyField({ what, onCopied, ...field }: CopyFieldProps) {
  const copy = <CopyButton value={field.value} label={`Copy ${what}`} onCopied={onCopied} />
  return field.isReadOnly ? <WholeText {...field} end={copy} /> : <TextField {...field} end={copy} />
}

/** Somebody may have to type it off another screen: it goes on in the next line instead of out of sight. */
function WholeText({ id, 'aria-label': ariaLabel, value, name, isDisabled, end }: TextFieldProps) {
  const wiring = useFieldControl({ id, 'aria-label': ariaLabel })
  return (
    <S.Frame>
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
