import type { Form } from '@latchkey/domain/forms/form.model'
import { DECLINE_LEAD, VERIFY_LEAD } from '@latchkey/domain/leads/lead.messages'
import type { LeadRecord } from '@latchkey/domain/leads/lead.model'
import { reasonListOf } from '@latchkey/domain/leads/lead-status'
import type { LeadValues } from '@latchkey/domain/leads/lead-values'
import type { ReasonValues } from '@latchkey/domain/leads/reason/reason-values'
import { observer } from 'mobx-react-lite'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { lazyDialog } from '../../../loading/lazy-dialog.tsx'
import { ConfirmDialog } from '../../../overlays/ConfirmDialog/ConfirmDialog.tsx'
import { DiscardDialog } from '../../DiscardDialog.tsx'
import { QualifyingDataDialog } from '../QualifyingDataDialog/QualifyingDataDialog.tsx'

// With the rules of a reason, which the first page does not need.
const DeclineWithReason = lazyDialog(() => import('./DeclineWithReason.tsx'), 'DeclineWithReason')
const RecordReason = lazyDialog(() => import('./RecordReason.tsx'), 'RecordReason')

/** The dialog that is open above the lead dialog. */
export type LeadQuestion = 'discard' | 'verify' | 'decline' | 'reason' | 'answers'

export interface LeadQuestionsProps {
  question: LeadQuestion | null
  lead: LeadRecord | null
  form: Pick<Form<LeadValues>, 'isDirty'> | null
  onClose: () => void
  onDiscard: () => void
  onVerify: (() => void) | undefined
  /** Resolves with true when the customer is declined. */
  onDecline: ((given: ReasonValues | null) => Promise<boolean>) | undefined
  /** Resolves with true when the reason is recorded. */
  onRecordReason: ((given: ReasonValues) => Promise<boolean>) | undefined
  isStrict: boolean
  isBusy: boolean
}

/** Asks before edits are lost and before customers are emailed; shows the tenant's answers. */
export function LeadQuestions({
  question,
  lead,
  form,
  onClose,
  onDiscard,
  onVerify,
  onDecline,
  onRecordReason,
  isStrict,
  isBusy,
}: LeadQuestionsProps) {
  const reasons = reasonListOf(lead?.status ?? null)
  const recordReason = async (given: ReasonValues) => {
    if (await onRecordReason?.(given)) onClose()
  }
  const confirmed = (action: (() => void) | undefined) => () => {
    onClose()
    action?.()
  }
  return (
    <>
      <DiscardDialog isOpen={question === 'discard'} onDiscard={confirmed(onDiscard)} onKeep={onClose} />
      <ConfirmDialog
        isOpen={question === 'verify'}
        title={VERIFY_LEAD.title}
        onConfirm={confirmed(onVerify)}
        onCancel={onClose}
      >
        <Stack gap="small">
          <p>{VERIFY_LEAD.question}</p>
          <EditsNote form={form} />
        </Stack>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={question === 'decline' && !isStrict}
        title={DECLINE_LEAD.title}
        isDanger
        onConfirm={confirmed(() => void onDecline?.(null))}
        onCancel={onClose}
      >
        <Stack gap="small">
          <p>{DECLINE_LEAD.question}</p>
          <EditsNote form={form} />
        </Stack>
      </ConfirmDialog>
      {onDecline && (
        <DeclineWithReason
          isOpen={question === 'decline' && isStrict}
          isBusy={isBusy}
          onDecline={onDecline}
          onClose={onClose}
        >
          <p>{DECLINE_LEAD.question}</p>
          <EditsNote form={form} />
        </DeclineWithReason>
      )}
      {reasons !== null && onRecordReason && (
        <RecordReason
          isOpen={question === 'reason'}
          list={reasons}
          isBusy={isBusy}
          onSubmit={(given) => void recordReason(given)}
          onClose={onClose}
        />
      )}
      {lead !== null && (
        <QualifyingDataDialog isOpen={question === 'answers'} lead={lead} onClose={onClose} />
      )}
    </>
  )
}

/** Verify and Decline do not save the form. */
const EditsNote = observer(function EditsNote({ form }: Pick<LeadQuestionsProps, 'form'>) {
  return form?.isDirty && <p>Your unsaved changes to the lead will not be saved.</p>
})
