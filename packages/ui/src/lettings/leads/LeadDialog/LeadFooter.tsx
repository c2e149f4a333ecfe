import type { LeadRecord } from '@latchkey/domain/leads/lead.model'
import type { LeadObstacle } from '@latchkey/domain/leads/lead-obstacle'
import { statusAllows, type LeadAction } from '@latchkey/domain/leads/lead-status'
import type { LeadValues } from '@latchkey/domain/leads/lead-values'
import { observer } from 'mobx-react-lite'
import { Button } from '../../../controls/Button/Button.tsx'
import type { DialogRecord } from '../../RecordDialog.tsx'
import type { LeadQuestion } from './LeadQuestions.tsx'
import * as S from './LeadDialog.styles.ts'

interface LeadFooterProps {
  opened: DialogRecord<LeadRecord, LeadValues, LeadObstacle>
  formId: string
  isBusy?: boolean
  onVerify?: () => void
  onDecline?: unknown
  onSendQuestionnaire?: () => void
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
  const allows = (action: LeadAction) => status !== null && statusAllows(status, action)
  const isStatusUnchanged = form?.value('status') === status
  return (
    <>
      <S.Aside>
        {isStatusUnchanged && allows('verify') && onVerify && (
          <Button isInactive={isBusy} onClick={() => onAsk('verify')}>
            Verify Customer
          </Button>
        )}
        {isStatusUnchanged && allows('decline') && onDecline !== undefined && (
          <Button variant="quiet-danger" isInactive={isBusy} onClick={() => onAsk('decline')}>
            Decline Customer
          </Button>
        )}
        {allows('sendQuestionnaire') && onSendQuestionnaire && (
          <Button isInactive={isBusy} onClick={onSendQuestionnaire}>
            Send Questionnaire Link
          </Button>
        )}
      </S.Aside>
      <Button isInactive={isBusy} onClick={onCloseRequest}>
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
