import { Check, Copy } from 'lucide-react'
import { use, useEffect, useState } from 'react'
import { CopiedContext } from '../copied-context.ts'
import { copyText } from '../copy-text.ts'
import { IconButton } from '../IconButton/IconButton.tsx'

export interface CopyButtonProps {
  /** The text to copy; the button is disabled when it is empty. */
  value: string
  /** The accessible name, such as "Copy email". */
  label: string
  size?: 'small' | 'medium'
  /** Called when the browser denies both ways of copying. */
  onFailed?: () => void
}

const TICK_SHOWN_MS = 1600

/**
 * Copies text to the clipboard, even without the clipboard permission.
 *
 * @do Name what is copied: “Copy email”.
 * @dont Do not use it where the text itself can be pressed: use CopyText.
 * @key Enter or Space: Copies, and says so.
 */
export function CopyButton({ value, label, size = 'small', onFailed }: CopyButtonProps) {
  const sayCopied = use(CopiedContext)
  const [isDone, setIsDone] = useState(false)

  useEffect(() => {
    if (!isDone) return undefined
    const timer = setTimeout(() => setIsDone(false), TICK_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isDone])

  const copy = async (button: HTMLButtonElement) => {
    const hasCopied = await copyText(value, button)
    setIsDone(hasCopied)
    if (hasCopied) sayCopied()
    else onFailed?.()
  }

  return (
    <IconButton
      label={label}
      size={size}
      icon={isDone ? <Check aria-hidden /> : <Copy aria-hidden />}
      disabled={value === ''}
      onClick={(event) => void copy(event.currentTarget)}
    />
  )
}
