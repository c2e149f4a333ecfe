import { CopyButton } from '../CopyButton/CopyButton.tsx'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'

/** What a text field with a copy icon accepts. */
export interface CopyFieldProps extends Omit<TextFieldProps, 'end'> {
  /** What is copied, for the name of the icon: "postcode" gives "Copy postcode". */
  what: string
  /** After the text is on the clipboard; the page says so in a toast. */
  onCopied: () => void
}

/** One line of text whose value others need elsewhere, with an icon that copies it. */
export function CopyField({ what, onCopied, ...field }: CopyFieldProps) {
  return (
    <TextField
      {...field}
      end={<CopyButton value={field.value} label={`Copy ${what}`} onCopied={onCopied} />}
    />
  )
}
