import type { Lead } from '@latchkey/domain/leads/lead.contract'
import { LEAD_STATUS } from '@latchkey/domain/leads/lead.enums'
import { Button } from '../../../controls/Button/Button.tsx'
import type { LeadDialogProps } from './LeadDialog.tsx'
import type { LeadQuestion } from './LeadQuestions.tsx'
import * as S from './LeadDialog.styles.ts'

/** What the foot of the dialog needs. */
export interface LeadFooterProps extends Pick<
  LeadDialogProps,
  'isBusy' | 'onVerify' | 'onDecline' | 'onSendQuestionnaire'
> {
  /** Null while there is no form to save. */
  formId: string | null
  lead: Lead | null
  selectedStatus: number | null
  onAsk: (question: LeadQuestion) => void
  onCloseRequest: () => void
}

/** Save and Close, and what can be done with a lead in its saved status. */
export function LeadFooter({
  formId,
  lead,
  selectedStatus,
  isBusy = false,
  onVerify,
  onDecline,
  onSendQuestionnaire,
  onAsk,
  onCloseRequest,
}: LeadFooterProps) {
  const { ReservationConsider, AwaitingFeedback } = LEAD_STATUS
  const canDecide = lead?.status === ReservationConsider && selectedStatus === ReservationConsider
  return (
    <>
      <S.Aside>
        {canDecide && onVerify && (
          <Button disabled={isBusy} onClick={() => onAsk('verify')}>
            Verify Customer
          </Button>
        )}
        {canDecide && onDecline && (
          <Button variant="quiet-danger" disabled={isBusy} onClick={() => onAsk('decline')}>
            Decline Customer
          </Button>
        )}
        {lead?.status === AwaitingFeedback && onSendQuestionnaire && (
          <Button disabled={isBusy} onClick={onSendQuestionnaire}>
            Send Questionnaire Link
          </Button>
        )}
      </S.Aside>
      <Button disabled={isBusy} onClick={onCloseRequest}>
        Close
      </Button>
      {formId !== null && (
        <Button type="submit" form={formId} variant="primary" isBusy={isBusy} busyLabel="Saving…">
          Save
        </Button>
      )}
    </>
  )
}
