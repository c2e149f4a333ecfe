import { statusAllows, type LeadAct } from '@latchkey/domain/leads/lead.status'
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
  const status = saved?.status ?? null
  // The saved status counts, not the edited one (rule L14).
  const allows = (act: LeadAct) => status !== null && statusAllows(status, act)
  const isStatusUnchanged = form?.value('status') === status
  return (
    <>
      <S.Aside>
        {isStatusUnchanged && allows('verify') && onVerify && (
          <Button disabled={isBusy} onClick={() => onAsk('verify')}>
            Verify Customer
          </Button>
        )}
        {isStatusUnchanged && allows('decline') && onDecline && (
          <Button variant="quiet-danger" disabled={isBusy} onClick={() => onAsk('decline')}>
            Decline Customer
          </Button>
        )}
        {allows('sendQuestionnaire') && onSendQuestionnaire && (
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
