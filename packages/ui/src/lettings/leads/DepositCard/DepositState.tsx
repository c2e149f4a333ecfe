import type { Deposit } from '@latchkey/domain/leads/deposit/deposit.contract'
import { DEPOSIT_OUTCOME, DEPOSIT_OUTCOME_LABELS } from '@latchkey/domain/leads/deposit/deposit.enums'
import { REMINDER_DAYS } from '@latchkey/domain/leads/deposit/deposit.rules'
import { deadlineText, RECORD_DEPOSIT_OUTCOME } from '@latchkey/domain/leads/deposit/deposit.messages'
import { dayText, daysBetween } from '@latchkey/domain/platform/values/days'
import { formatGbp } from '@latchkey/domain/platform/values/money'
import { Button } from '../../../controls/Button/Button.tsx'
import { FactList } from '../../../data/FactList/FactList.tsx'
import { StatusLabel } from '../../../data/StatusLabel/StatusLabel.tsx'
import type { Tone } from '../../../data/tone.ts'
import * as S from './DepositCard.styles.ts'

export interface DepositStateProps {
  deposit: Deposit
  /** `YYYY-MM-DD` */
  today: string
  isBusy: boolean
  /** Called to record the outcome of an open deposit. */
  onOutcome: () => void
}

function toneOf(deadlineOn: string, today: string): Tone {
  const days = daysBetween(today, deadlineOn)
  if (days < 0) return 'red'
  return days <= REMINDER_DAYS ? 'yellow' : 'neutral'
}

/** One deposit: open with its deadline, or closed with its outcome. */
export function DepositState({ deposit, today, isBusy, onOutcome }: DepositStateProps) {
  const { amount, receivedOn, deadlineOn, isAgreed, outcome, outcomeOn, reason } = deposit
  const facts = [
    { term: 'Amount', value: formatGbp(amount) },
    { term: 'Received on', value: dayText(receivedOn) },
  ]
  if (outcome === null)
    return (
      <S.Deposit>
        <StatusLabel tone={toneOf(deadlineOn, today)}>{deadlineText(deadlineOn, today)}</StatusLabel>
        <FactList
          facts={[...facts, { term: isAgreed ? 'Deadline agreed' : 'Deadline', value: dayText(deadlineOn) }]}
        />
        <Button size="small" isInactive={isBusy} onClick={onOutcome}>
          {RECORD_DEPOSIT_OUTCOME.title}
        </Button>
      </S.Deposit>
    )
  return (
    <S.Deposit>
      <StatusLabel tone={outcome === DEPOSIT_OUTCOME.Kept ? 'yellow' : 'green'} isQuiet>
        {`${DEPOSIT_OUTCOME_LABELS[outcome]} on ${dayText(outcomeOn ?? '')}`}
      </StatusLabel>
      <FactList facts={facts} />
      {reason !== null && <S.Reason>{reason}</S.Reason>}
    </S.Deposit>
  )
}
