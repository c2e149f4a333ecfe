import type { UndoSummary } from '@latchkey/domain/imports/import.contract'
import { IMPORT_WORDS } from '@latchkey/domain/imports/import-labels'
import { UNDO_TITLE, undoText } from '@latchkey/domain/imports/import.messages'
import { useState } from 'react'
import { ConfirmDialog } from '../../../overlays/ConfirmDialog/ConfirmDialog.tsx'

export interface UndoPromptProps {
  /** What an undo would do; null while nothing is asked. */
  summary: UndoSummary | null
  isBusy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/**
 * Asks before an import is undone, and says what would be removed, set back and stay.
 *
 * @do Count what stays before it is asked: what a colleague has changed is not undone.
 * @dont Do not ask where nothing can be undone.
 * @key Tab: Moves between the buttons; Cancel has the focus first.
 * @key Escape: Cancels.
 */
export function UndoPrompt({ summary, isBusy = false, onConfirm, onCancel }: UndoPromptProps) {
  // Kept while the prompt closes.
  const [asked, setAsked] = useState(summary)
  if (summary !== null && summary !== asked) setAsked(summary)
  return (
    <ConfirmDialog
      isOpen={summary !== null}
      title={UNDO_TITLE}
      confirmLabel={IMPORT_WORDS.undo}
      isDanger
      isBusy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {asked !== null && undoText(asked)}
    </ConfirmDialog>
  )
}
