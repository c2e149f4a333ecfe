import { LEAD_STATUS } from '@latchkey/domain/leads/lead.enums'
import { observer } from 'mobx-react-lite'
import { Button } from '../../../controls/Button/Button.tsx'
import type { LeadDialogProps } from './LeadDialog.tsx'
import type { LeadQuestion } from './LeadQuestions.tsx'
import * as S from './LeadDialog.styles.ts'

export interface LeadFooterProps extends Pick<
  LeadDialogProps,
  'opened' | 'isBusy' | 'onVerify' | 'onDecline' | 'onSendQuestionnaire'
> {
  formId: string
  onAsk: (question: LeadQuestion) => void
  onCloseRequest: () => void
}

/** Save and Close, and the actions of the saved status. */
export const LeadFooter = observer(function LeadFooter({
  opened: { saved, form },
  formId,
  isBusy = false,
  onVerify,
  onDecline,
  onSendQuestionnaire,
  onAsk,
  onCloseRequest,
}: LeadFooterProps) {
  const { ReservationConsider, AwaitingFeedback } = LEAD_STATUS
  const canDecide = saved?.status === ReservationConsider && form?.value('status') === ReservationConsider
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
        {saved?.status === AwaitingFeedback && onSendQuestionnaire && (
          <Button disabled={isBusy} onClick={onSendQuestionnaire}>
            Send Questionnaire Link
          </Button>
        )}
      </S.Aside>
      <Button disabled={isBusy} onClick={onCloseRequest}>
        Close
      </Button>
      {form !== null && (
        <Button type="submit" form={formId} variant="primary" isBusy={isBusy} busyLabel="Saving…">
          Save
        </Button>
      )}
    </>
  )
})
