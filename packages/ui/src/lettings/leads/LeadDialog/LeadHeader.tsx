import { showsAnswers } from '@latchkey/domain/leads/lead-status'
import { LEAD_MAILS } from '@latchkey/domain/leads/mails/lead-mails.messages'
import type { LeadRecord } from '@latchkey/domain/leads/lead.model'
import { phoneText } from '@latchkey/domain/platform/values/phone-text'
import { Button } from '../../../controls/Button/Button.tsx'
import { LeadStatusLabel } from '../LeadStatusLabel/LeadStatusLabel.tsx'
import { LeadResponse, type LeadResponseProps } from './LeadResponse.tsx'
import { LeadHandler, type LeadHandlerActions } from './LeadHandler.tsx'
import { useDateFormatter } from '../../date-formatter-context.ts'
import * as S from './LeadDialog.styles.ts'

export interface LeadHeaderProps extends LeadHandlerActions, Pick<LeadResponseProps, 'onAnswered'> {
  lead: LeadRecord
  isBusy: boolean
  onAnswers: () => void
  /** Called to open the history; without it there is no button. */
  onHistory?: () => void
  /** Called to open the emails to the tenant; without it there is no button. */
  onMails?: () => void
}

/** The tenant and the home; without a lead, the place for them. */
export function LeadAbout({ lead }: { lead: Pick<LeadRecord, 'name' | 'property'> | null }) {
  const home = [lead?.property?.name, lead?.property?.city].filter(Boolean).join(', ')
  return (
    <S.About>
      <strong>{lead?.name}</strong> {home !== '' && <span>{home}</span>}
    </S.About>
  )
}

/** The facts of a saved lead in one line, and what can be done besides editing. */
export function LeadHeader({ lead, onAnswers, onHistory, onMails, onAnswered, ...handler }: LeadHeaderProps) {
  const dateFormatter = useDateFormatter()
  return (
    <>
      <S.HeaderViews>
        {showsAnswers(lead.status) && (
          <Button size="small" variant="quiet" onClick={onAnswers}>
            Qualifying Questions
          </Button>
        )}
        {onHistory !== undefined && (
          <Button size="small" variant="quiet" onClick={onHistory}>
            History
          </Button>
        )}
        {onMails !== undefined && (
          <Button size="small" variant="quiet" onClick={onMails}>
            {LEAD_MAILS}
          </Button>
        )}
      </S.HeaderViews>
      <S.HeaderFacts>
        <LeadStatusLabel status={lead.status} />
        <S.Contact href={`tel:${lead.phone.replaceAll(/[^\d+]/g, '')}`}>{phoneText(lead.phone)}</S.Contact>
        <S.Contact href={`mailto:${lead.email}`}>{lead.email}</S.Contact>
        <span>Submitted {dateFormatter.formatDateTime(lead.dateSubmitted)}</span>
        <LeadHandler lead={lead} {...handler} />
        <LeadResponse lead={lead} isBusy={handler.isBusy} onAnswered={onAnswered} />
      </S.HeaderFacts>
    </>
  )
}
