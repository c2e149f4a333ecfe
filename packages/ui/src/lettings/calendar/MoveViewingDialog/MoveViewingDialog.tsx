import type { RecordForm } from '@latchkey/domain/forms/opened-record.model'
import type { MoveDraft } from '@latchkey/domain/leads/viewing.draft'
import type { ReactNode } from 'react'
import { FormDialog } from '../../../overlays/FormDialog/FormDialog.tsx'
import { MoveViewingForm } from './MoveViewingForm.tsx'
import type { MovingViewing } from './moving-viewing.ts'

/** Use a new key on each opening. */
export interface MoveViewingDialogProps {
  isOpen: boolean
  viewing: MovingViewing
  /** Starts with the current time of the viewing, or with the time it was dragged to. */
  form: RecordForm<MoveDraft>
  /** The time it was dragged to, in the format of a date-time field. */
  proposed?: string | undefined
  isBusy?: boolean
  /** Called when Move is pressed and the time has changed; the editor checks it. */
  onMove: () => void
  onCancel: () => void
  /** Rendered over the dialog, such as the question about an overlap. */
  over?: ReactNode
}

/**
 * Moves a viewing to another time, from its button or to confirm a drag; the agent stays the same.
 *
 * @do Start with the time it was dragged to.
 * @do Say so if the customer was sent a confirmation of the old time.
 * @dont Do not move a viewing without confirmation after a drag.
 * @key Escape: Closes it; the viewing keeps its time.
 * @key Enter: In the field, moves it.
 */
export function MoveViewingDialog({
  isOpen,
  viewing,
  form,
  proposed,
  isBusy = false,
  onMove,
  onCancel,
  over,
}: MoveViewingDialogProps) {
  const handleSubmit = () => {
    if (isBusy) return
    if (form.isDirty) onMove()
    else onCancel()
  }
  return (
    <FormDialog
      isOpen={isOpen}
      title="Move Viewing"
      submitLabel="Move"
      busyLabel="Moving…"
      isBusy={isBusy}
      onCloseRequest={onCancel}
    >
      {(formId) => (
        <>
          <MoveViewingForm
            id={formId}
            viewing={viewing}
            form={form}
            proposed={proposed}
            onSubmit={handleSubmit}
          />
          {over}
        </>
      )}
    </FormDialog>
  )
}
