import { useState, type KeyboardEvent } from 'react'
import { TextField } from '../../../inputs/TextField/TextField.tsx'

export interface SystemFieldProps {
  value: string
  maxLength: number
  isDisabled: boolean
  /** Called with what was typed when the field is left, or Enter is pressed. */
  onCommit: (text: string) => void
}

/** A text that is kept when its field is left. */
export function SystemField({ value, maxLength, isDisabled, onCommit }: SystemFieldProps) {
  const [typed, setTyped] = useState<{ text: string; before: string } | null>(null)
  // Text that was typed over a value that has changed since is dropped.
  const text = typed !== null && typed.before === value ? typed.text : value

  const commit = () => {
    setTyped(null)
    if (text.trim() !== value) onCommit(text.trim())
  }
  const handleKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Enter' && !nativeEvent.isComposing) commit()
  }

  return (
    <TextField
      value={text}
      maxLength={maxLength}
      autoComplete="off"
      isDisabled={isDisabled}
      combobox={{ onKeyDown: handleKeyDown }}
      onChange={(next) => setTyped({ text: next, before: value })}
      onBlur={commit}
    />
  )
}
