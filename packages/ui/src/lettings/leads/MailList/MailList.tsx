import type { LeadMail, LeadMailState } from '@latchkey/domain/leads/mails/lead-mails.contract'
import { MAIL_STATE_LABELS } from '@latchkey/domain/leads/mails/lead-mails.messages'
import { StatusLabel } from '../../../data/StatusLabel/StatusLabel.tsx'
import type { Tone } from '../../../data/tone.ts'
import { EmptyState } from '../../../layout/EmptyState/EmptyState.tsx'
import { RecordPlaceholder } from '../../../layout/RecordPlaceholder/RecordPlaceholder.tsx'
import { useDateFormatter } from '../../date-formatter-context.ts'
import * as S from './MailList.styles.ts'

export interface MailListProps {
  /** Newest first; null until loaded; `phase` is the reason. */
  mails: readonly LeadMail[] | null
  phase: 'loading' | 'failed' | 'missing'
  onRetry: () => void
}

const TONES: Readonly<Record<LeadMailState, Tone>> = { sent: 'green', waiting: 'neutral', failed: 'red' }

/**
 * The mails to the tenant of a lead: when, what, and whether it was sent.
 *
 * @do Open it over the dialog of its lead.
 * @do Refetch it while a mail is waiting.
 * @dont Do not show the text of a mail: it is not stored.
 */
export function MailList({ mails, phase, onRetry }: MailListProps) {
  const dateFormatter = useDateFormatter()
  if (mails === null) return <RecordPlaceholder phase={phase} noun="list of emails" onRetry={onRetry} />
  if (mails.length === 0) return <EmptyState title="No emails yet" />
  return (
    <S.Root>
      {mails.map(({ kind, subject, queuedAt, sentAt, state, failure }) => (
        <S.Mail key={`${queuedAt} ${kind} ${subject}`}>
          <S.Subject>{subject}</S.Subject>
          <StatusLabel tone={TONES[state]} isQuiet>
            {MAIL_STATE_LABELS[state]}
          </StatusLabel>
          <S.When>{dateFormatter.formatDateTime(sentAt ?? queuedAt)}</S.When>
          {failure !== undefined && <S.Failure>{failure}</S.Failure>}
        </S.Mail>
      ))}
    </S.Root>
  )
}
