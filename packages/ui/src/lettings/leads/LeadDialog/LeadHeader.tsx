import { showsAnswers } from '@latchkey/domain/leads/lead.status'
import { LEAD_MAILS } from '@latchkey/domain/leads/mails/lead-mails.words'
import type { LeadRecord } from '@latchkey/domain/leads/lead.model'
import { Button } from '../../../controls/Button/Button.tsx'
import { LeadStatusLabel } from '../LeadStatusLabel/LeadStatusLabel.tsx'
import { LeadResponse, type LeadResponseProps } from './LeadResponse.tsx'
import { LeadHandler, type LeadHandlerActs } from './LeadHandler.tsx'
import { useDateFormatter } from '../../date-formatter-context.ts'
import * as S from './LeadDialog.styles.ts'

export interface LeadHeaderProps extends LeadHandlerActs, Pick<LeadResponseProps, 'onAnswered'> {
  lead: LeadRecord
  isBusy: boolean
  onAnswers: () => void
  /** Called to open the history; without it there is no button. */
  onHistory?: () => void
  /** Called to open the emails to the tenant; without it there is no button. */
  onMails?: () => void
}

/** The saved status, its date, the handler, and a link to the tenant's answers. */
export function LeadHeader({ lead, onAnswers, onHistory, onMails, onAnswered, ...handler }: LeadHeaderProps) {
  const dateFormatter = useDateFormatter()
  return (
    <>
      <S.HeaderFacts>
        <span>Submitted {dateFormatter.formatDateTime(lead.dateSubmitted)}</span>
        <LeadStatusLabel status={lead.status} />
      </S.HeaderFacts>
      <LeadHandler lead={lead} {...handler} />
      <LeadResponse lead={lead} isBusy={handler.isBusy} onAnswered={onAnswered} />
      {showsAnswers(lead.status) && (
        <Button size="small" onClick={onAnswers}>
          Qualifying Questions
        </Button>
      )}
      {onHistory !== undefined && (
        <Button size="small" onClick={onHistory}>
          History
        </Button>
      )}
      {onMails !== undefined && (
        <Button size="small" onClick={onMails}>
          {LEAD_MAILS}
        </Button>
      )}
    </>
  )
}
