import { Copy } from 'lucide-react'
import { use, type KeyboardEvent } from 'react'
import { CopiedContext } from '../../controls/copied-context.ts'
import { copyText } from '../../controls/copy-text.ts'
import { EmailText } from '../EmailText.tsx'
import * as S from './CopyText.styles.ts'

export interface CopyTextProps {
  /** The text to show and copy; renders nothing when empty. */
  value: string
  /** Called when the browser denies both ways of copying. */
  onFailed?: () => void
}

const hasSelectionIn = (element: Element): boolean => {
  const selection = getSelection()
  return selection !== null && !selection.isCollapsed && selection.containsNode(element, true)
}

/**
 * Text, such as an email address in a list, that is copied when pressed; parts of it can still be selected.
 *
 * @do Use it for emails, phones and references in lists.
 * @dont Do not use it for text that is also a link.
 * @key Enter or Space: Copies the text, and says so.
 */
export function CopyText({ value, onFailed }: CopyTextProps) {
  const sayCopied = use(CopiedContext)
  const copy = async (element: Element) => {
    if (await copyText(value, element)) sayCopied()
    else onFailed?.()
  }

  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    // Space would scroll the page.
    event.preventDefault()
    void copy(event.currentTarget)
  }

  if (value === '') return null
  return (
    <S.Root
      // Without the break after the @, which screen readers may read as a space.
      aria-label={value}
      aria-description="Copy"
      onClick={({ currentTarget }) => {
        // Selecting part of the text must not copy it.
        if (!hasSelectionIn(currentTarget)) void copy(currentTarget)
      }}
      onKeyDown={handleKey}
    >
      <EmailText value={value} />
      <Copy aria-hidden />
    </S.Root>
  )
}
