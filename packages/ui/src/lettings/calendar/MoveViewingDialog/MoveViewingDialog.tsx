import type { Clock } from '@latchkey/domain/platform/time'
import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
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

/** What the dialog accepts. */
export interface MoveViewingDialogProps {
  isOpen: boolean
  viewing: MovingViewing
  clock: Clock
  /** Where it was dragged to, as a date-time field holds it; without this, where it is now. */
  proposed?: string
  /** What the server refused in the last attempt. */
  serverErrors?: ErrorsByField
  isBusy?: boolean
  /** The new time, in unix seconds. */
  onMove: (viewingDate: number) => void
  onCancel: () => void
  /** What lies over the dialog, such as the question about a clash. */
  over?: ReactNode
}

/** Moves one viewing to another time, by hand or as the question after a drag; the agent stays. Source: decisions L38, G9. */
export function MoveViewingDialog({
  isOpen,
  isBusy = false,
  onCancel,
  over,
  ...form
}: MoveViewingDialogProps) {
  const formId = useId()
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
      <MoveViewingForm {...form} id={formId} isBusy={isBusy} onCancel={onCancel} />
      {over}
    </Dialog>
  )
}
