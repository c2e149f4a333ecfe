import type { RecordForm } from '@latchkey/domain/forms/opened-record.model'
import type { MoveDraft } from '@latchkey/domain/leads/viewing.forms'
import type { DateFormatter } from '@latchkey/domain/platform/time'
import { useId, type ReactNode } from 'react'
import { Button } from '../../../controls/Button/Button.tsx'
import { Dialog } from '../../../overlays/Dialog/Dialog.tsx'
import { MoveViewingForm } from './MoveViewingForm.tsx'

/** The viewing that is about to move. */
export interface MovingViewing {
  /** Of the person. */
  name: string
  /** Unix seconds. */
  viewingDate: number
  /** Null where none is known. */
  agentName: string | null
  /** True once the customer was told of it. */
  isConfirmed: boolean
}

/** What the dialog accepts. Give it another key each time that it opens. */
export interface MoveViewingDialogProps {
  isOpen: boolean
  viewing: MovingViewing
  /** Begins with the time that it has now, or with the one that it was dragged to. */
  form: RecordForm<MoveDraft>
  dateFormatter: DateFormatter
  /** Where it was dragged to, as a date-time field holds it. */
  proposed?: string | undefined
  isBusy?: boolean
  /** The viewing is to be moved to the time in the form, which finds nothing wrong with itself. */
  onMove: (to: MoveDraft) => void
  onCancel: () => void
  /** What lies over the dialog, such as the question about a clash. */
  over?: ReactNode
}

/** Moves one viewing to another time, by hand or as the question after a drag; the agent stays. Source: decisions L38, G9. */
export function MoveViewingDialog({
  isOpen,
  viewing,
  form,
  dateFormatter,
  proposed,
  isBusy = false,
  onMove,
  onCancel,
  over,
}: MoveViewingDialogProps) {
  const formId = useId()
  const handleSubmit = () => {
    if (isBusy) return
    const to = form.check()
    if (to === null) return
    if (form.isDirty) onMove(to)
    else onCancel()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onCloseRequest={isBusy ? () => undefined : onCancel}
      title="Move Viewing"
      footer={
        <>
          <Button disabled={isBusy} onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" isBusy={isBusy} busyLabel="Moving…">
            Move
          </Button>
        </>
      }
    >
      <MoveViewingForm
        id={formId}
        viewing={viewing}
        form={form}
        dateFormatter={dateFormatter}
        proposed={proposed}
        onSubmit={handleSubmit}
      />
      {over}
    </Dialog>
  )
}
