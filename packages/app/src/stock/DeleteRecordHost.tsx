import type { PromptTexts } from '@latchkey/domain/platform/prompts'
import type { Versioned } from '@latchkey/domain/forms/opened-record.model'
import type { PicturedEditor } from '@latchkey/domain/media/pictured-editor.store'
import { Stack } from '@latchkey/ui/layout/Stack'
import { ConfirmDialog } from '@latchkey/ui/overlays/ConfirmDialog'
import { toasts } from '@latchkey/ui/overlays/toasts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { toastFailure } from '../feedback/toast-outcome.ts'

/** What the host accepts. */
export interface DeleteRecordHostProps<Row extends Versioned & { name: string }, Values extends object> {
  editor: PicturedEditor<Row, Values>
  texts: PromptTexts
  /** The record that is to go; null while none is. */
  row: Row | null
  onClose: () => void
}

function Host<Row extends Versioned & { name: string }, Values extends object>({
  editor,
  texts,
  row,
  onClose,
}: DeleteRecordHostProps<Row, Values>) {
  const [last, setLast] = useState(row)
  if (row !== null && row !== last) setLast(row)

  const handleConfirm = async () => {
    if (row === null) return
    const outcome = await editor.remove(row.id)
    onClose()
    if (outcome.kind === 'done') toasts.success(texts.done)
    else toastFailure(outcome)
  }

  return (
    <ConfirmDialog
      isOpen={row !== null}
      title={texts.title}
      isDanger
      isBusy={editor.isSaving}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      <Stack gap="small">
        <p>{texts.question}</p>
        <p>
          <strong>{last?.name}</strong>
        </p>
      </Stack>
    </ConfirmDialog>
  )
}

/** Asks before a project or a home is deleted, deletes it, and says what came of it. Source: specification §4 "Lists". */
export const DeleteRecordHost = observer(Host) as typeof Host
