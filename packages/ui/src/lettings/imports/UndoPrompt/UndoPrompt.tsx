import type { UndoSummary } from '@latchkey/domain/imports/import.contract'
import { IMPORT_WORDS } from '@latchkey/domain/imports/import-labels'
import { UNDO_TITLE, undoText } from '@latchkey/domain/imports/import.messages'
import { useState } from 'react'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { ConfirmDialog } from '../../../overlays/ConfirmDialog/ConfirmDialog.tsx'

export interface UndoPromptProps {
  /** The import that is undone, in words, and the effect; null while nothing is asked. */
  asked: { subject: string; summary: UndoSummary } | null
  isBusy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/**
 * Asks before an import is undone, and says what would be removed, set back and stay.
 *
 * @do Name the file and its kind: from the list, nothing else says which import is asked about.
 * @do Count what stays before it is asked: what a colleague has changed is not undone.
 * @dont Do not ask where nothing can be undone.
 * @key Tab: Moves between the buttons; Cancel has the focus first.
 * @key Escape: Cancels.
 */
export function UndoPrompt({ asked, isBusy = false, onConfirm, onCancel }: UndoPromptProps) {
  // Kept while the prompt closes.
  const [shown, setShown] = useState(asked)
  if (asked !== null && asked !== shown) setShown(asked)
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      title={UNDO_TITLE}
      confirmLabel={IMPORT_WORDS.undo}
      isDanger
      isBusy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {shown !== null && (
        <Stack gap="small">
          <p>{undoText(shown.summary)}</p>
          <p>
            <strong>{shown.subject}</strong>
          </p>
        </Stack>
      )}
    </ConfirmDialog>
  )
}
