import type { Lead } from '@latchkey/domain/leads/lead.contract'
import { DECLINE_LEAD, VERIFY_LEAD } from '@latchkey/domain/leads/lead.messages'
import type { Clock } from '@latchkey/domain/platform/time'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { ConfirmDialog } from '../../../overlays/ConfirmDialog/ConfirmDialog.tsx'
import { QualifyingDataDialog } from '../QualifyingDataDialog/QualifyingDataDialog.tsx'

/** What lies over the dialog at the person's own wish. */
export type LeadQuestion = 'discard' | 'verify' | 'decline' | 'answers'

/** What the questions need. */
export interface LeadQuestionsProps {
  question: LeadQuestion | null
  lead: Lead | null
  clock: Clock
  isDirty: boolean
  onClose: () => void
  onDiscard: () => void
  onVerify: (() => void) | undefined
  onDecline: (() => void) | undefined
}

/** Asks before edits are lost and before customers are written to; shows the tenant's answers. */
export function LeadQuestions({
  question,
  lead,
  clock,
  isDirty,
  onClose,
  onDiscard,
  onVerify,
  onDecline,
}: LeadQuestionsProps) {
  const confirmed = (act: (() => void) | undefined) => () => {
    onClose()
    act?.()
  }
  // Neither act saves the form. Source: decision L14.
  const editsNote = isDirty && <p>Your unsaved changes to the lead will not be saved.</p>

  return (
    <>
      <ConfirmDialog
        isOpen={question === 'discard'}
        title="Discard your changes?"
        isDanger
        onConfirm={confirmed(onDiscard)}
        onCancel={onClose}
      >
        What you changed has not been saved. Cancel takes you back to it.
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={question === 'verify'}
        title={VERIFY_LEAD.title}
        onConfirm={confirmed(onVerify)}
        onCancel={onClose}
      >
        <Stack gap="small">
          <p>{VERIFY_LEAD.question}</p>
          {editsNote}
        </Stack>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={question === 'decline'}
        title={DECLINE_LEAD.title}
        isDanger
        onConfirm={confirmed(onDecline)}
        onCancel={onClose}
      >
        <Stack gap="small">
          <p>{DECLINE_LEAD.question}</p>
          {editsNote}
        </Stack>
      </ConfirmDialog>
      {lead !== null && (
        <QualifyingDataDialog isOpen={question === 'answers'} lead={lead} clock={clock} onClose={onClose} />
      )}
    </>
  )
}
