import { CONFIRM_VIEWING } from '@latchkey/domain/leads/lead.messages'
import type { ConfirmViewing } from '@latchkey/domain/leads/lead.contract'
import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import type { Clock } from '@latchkey/domain/platform/time'
import type { UserOption } from '@latchkey/domain/users/user.contract'
import { useId, type ReactNode } from 'react'
import { Button } from '../../../controls/Button/Button.tsx'
import { Dialog } from '../../../overlays/Dialog/Dialog.tsx'
import { LeadUnavailable } from '../LeadDialog/LeadUnavailable.tsx'
import type { LeadDialogSubject } from '../LeadDialog/LeadDialog.tsx'
import { ConfirmViewingForm } from './ConfirmViewingForm.tsx'

/** What the dialog is about: a lead that waits for its viewing, or one that is not there (yet). */
export type ConfirmViewingSubject = Exclude<LeadDialogSubject, { kind: 'new' }>

/** What the dialog accepts. */
export interface ConfirmViewingDialogProps {
  isOpen: boolean
  subject: ConfirmViewingSubject
  clock: Clock
  /** Who can be chosen as agent; the agent of the lead is added where missing. */
  agents: readonly UserOption[]
  /** What the server refused in the last attempt; keep it one and the same value until the next. */
  serverErrors?: ErrorsByField
  isBusy?: boolean
  onConfirm: (viewing: ConfirmViewing) => void
  /** The person wants to leave, perhaps with something typed. */
  onCloseRequest: () => void
  /** Whether something is chosen that would be lost. */
  onDirtyChange?: (isDirty: boolean) => void
  /** Reads the lead again after a failure. */
  onRetry?: () => void
  /** What lies over the dialog, such as the question about a clash. */
  over?: ReactNode
}

/** Fixes when a home is shown and by whom, and tells the customer. Source: specification §2 "Viewings", decision L15. */
export function ConfirmViewingDialog({
  isOpen,
  subject,
  isBusy = false,
  onCloseRequest,
  onRetry,
  over,
  ...form
}: ConfirmViewingDialogProps) {
  const formId = useId()
  const requestClose = isBusy ? () => undefined : onCloseRequest
  return (
    <Dialog
      isOpen={isOpen}
      onCloseRequest={requestClose}
      title={CONFIRM_VIEWING.title}
      footer={
        <>
          <Button disabled={isBusy} onClick={onCloseRequest}>
            Cancel
          </Button>
          {subject.kind === 'saved' && (
            <Button type="submit" form={formId} variant="primary" isBusy={isBusy} busyLabel="Confirming…">
              Confirm
            </Button>
          )}
        </>
      }
    >
      {subject.kind === 'saved' ? (
        <ConfirmViewingForm {...form} key={subject.lead.id} id={formId} lead={subject.lead} isBusy={isBusy} />
      ) : (
        <LeadUnavailable subject={subject} onRetry={onRetry} />
      )}
      {over}
    </Dialog>
  )
}
