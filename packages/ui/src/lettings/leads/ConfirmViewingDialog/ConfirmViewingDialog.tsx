import { CONFIRM_VIEWING } from '@latchkey/domain/leads/lead.messages'
import type { LeadRecord } from '@latchkey/domain/leads/lead.model'
import type { ClashObstacle } from '@latchkey/domain/leads/lead-obstacle'
import type { ConfirmationDraft } from '@latchkey/domain/leads/viewing.draft'
import type { Person } from '@latchkey/domain/users/people'
import { observer } from 'mobx-react-lite'
import { FormDialog } from '../../../overlays/FormDialog/FormDialog.tsx'
import type { DialogRecord } from '../../RecordDialog.tsx'
import { agentChoices, agentNameIn } from '../agent-choices.ts'
import { ClashDialog } from '../ClashDialog/ClashDialog.tsx'
import { LeadUnavailable } from '../LeadDialog/LeadUnavailable.tsx'
import { ConfirmViewingForm } from './ConfirmViewingForm.tsx'

/** Use a new key on each opening. */
export interface ConfirmViewingDialogProps {
  isOpen: boolean
  /** The lead whose viewing is to be confirmed. */
  opened: DialogRecord<LeadRecord, ConfirmationDraft, ClashObstacle>
  /** The agents to choose from; the agent of the lead is added if missing. */
  agents: readonly Person[]
  isBusy?: boolean
  /** Called when Confirm is pressed; the editor checks the form. */
  onConfirm: () => void
  /** Called to confirm despite the agent's other viewing at that time. */
  onConfirmAnyway: () => void
  /** Called when the question about that viewing was cancelled. */
  onObstacleClose: () => void
  /** Called to close the dialog, possibly with unsaved edits. */
  onCloseRequest: () => void
  /** Called to load the lead again after a failure. */
  onRetry?: () => void
}

/**
 * Sets the time and agent of a viewing, and notifies the customer.
 *
 * @do Start with the time that the tenant desired.
 * @dont Do not confirm without an agent and a time: the customer is emailed both.
 * @key Escape: Closes it; with unsaved edits it asks first.
 * @key Enter: In a field, confirms the viewing.
 */
export const ConfirmViewingDialog = observer(function ConfirmViewingDialog({
  isOpen,
  opened: { state, saved, form, obstacle },
  agents,
  isBusy = false,
  onConfirm,
  onConfirmAnyway,
  onObstacleClose,
  onCloseRequest,
  onRetry,
}: ConfirmViewingDialogProps) {
  const handleSubmit = () => {
    if (!isBusy) onConfirm()
  }
  const choices = agentChoices(agents, saved?.viewingUserId ?? null, saved?.viewingAgentName ?? undefined)
  const clash = obstacle?.kind === 'clash' ? obstacle.clash : null
  const agentId = form?.value('viewingUserId') ?? null
  return (
    <FormDialog
      isOpen={isOpen}
      title={CONFIRM_VIEWING.title}
      submitLabel="Confirm"
      busyLabel="Confirming…"
      canSubmit={form !== null}
      isBusy={isBusy}
      onCloseRequest={onCloseRequest}
    >
      {(formId) => (
        <>
          {form === null || saved === null ? (
            <LeadUnavailable state={state} onRetry={onRetry} />
          ) : (
            <ConfirmViewingForm
              id={formId}
              lead={saved}
              form={form}
              agents={choices}
              onSubmit={handleSubmit}
            />
          )}
          {clash !== null && (
            <ClashDialog
              isOpen
              clash={clash}
              agentName={agentId === null ? null : agentNameIn(choices, agentId)}
              isBusy={isBusy}
              onConfirm={onConfirmAnyway}
              onCancel={onObstacleClose}
            />
          )}
        </>
      )}
    </FormDialog>
  )
})
