import type { Deposit, Deposits } from '@latchkey/domain/leads/deposit/deposit.contract'
import type { DepositOutcomeValues, DepositValues } from '@latchkey/domain/leads/deposit/deposit.suite'
import { capText, DEPOSIT, NO_DEPOSIT, RECORD_DEPOSIT } from '@latchkey/domain/leads/deposit/deposit.messages'
import { useState } from 'react'
import { Button } from '../../../controls/Button/Button.tsx'
import { Card } from '../../../layout/Card/Card.tsx'
import { RecordPlaceholder } from '../../../layout/RecordPlaceholder/RecordPlaceholder.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import type { Submitted } from '../../use-submit.ts'
import { DepositOutcomeDialog } from './DepositOutcomeDialog.tsx'
import { DepositState } from './DepositState.tsx'
import { RecordDepositDialog } from './RecordDepositDialog.tsx'
import * as S from './DepositCard.styles.ts'

export interface DepositCardProps {
  /** Null until loaded; `phase` is the reason. */
  deposits: Deposits | null
  phase: 'loading' | 'failed' | 'missing'
  onRetry: () => void
  /** In business time, `YYYY-MM-DD`. */
  today: string
  /** Without it no deposit can be recorded, as outside of a reservation. */
  onRecord?: ((values: DepositValues) => Promise<Submitted>) | undefined
  onOutcome: (deposit: Deposit, values: DepositOutcomeValues) => Promise<Submitted>
  isBusy?: boolean
  /** The address of the guidance on the rules. */
  guidance: string
}

/**
 * The holding deposits of a lead: at most a week of rent, one open at a time, with its deadline.
 *
 * @do Show the deadline first: it is what is forgotten.
 * @dont Do not show it to those who may not open reservations.
 * @key Enter or Space: Presses the focused button.
 */
export function DepositCard({
  deposits,
  phase,
  onRetry,
  today,
  onRecord,
  onOutcome,
  isBusy = false,
  guidance,
}: DepositCardProps) {
  const [asked, setAsked] = useState<Deposit | 'new' | null>(null)
  const close = () => setAsked(null)
  const open = deposits?.deposits.find(({ outcome }) => outcome === null)
  const canRecord = deposits !== null && open === undefined && onRecord !== undefined
  return (
    <Card
      title={DEPOSIT}
      titleLevel={3}
      actions={
        canRecord && (
          <Button size="small" isInactive={isBusy} onClick={() => setAsked('new')}>
            {RECORD_DEPOSIT.title}
          </Button>
        )
      }
    >
      {deposits === null ? (
        <RecordPlaceholder phase={phase} noun="holding deposit" onRetry={onRetry} />
      ) : (
        <Stack>
          {deposits.deposits.length === 0 && <p>{NO_DEPOSIT}</p>}
          {canRecord && deposits.cap !== null && deposits.rent !== null && (
            <S.Note>
              {capText(deposits.cap, deposits.rent)}{' '}
              <a href={guidance} target="_blank" rel="noopener noreferrer">
                Guidance on GOV.UK
              </a>
            </S.Note>
          )}
          {deposits.deposits.map((deposit) => (
            <DepositState
              key={deposit.id}
              deposit={deposit}
              today={today}
              isBusy={isBusy}
              onOutcome={() => setAsked(deposit)}
            />
          ))}
        </Stack>
      )}
      {deposits !== null && onRecord && (
        <RecordDepositDialog
          isOpen={asked === 'new'}
          rent={deposits.rent}
          today={today}
          isBusy={isBusy}
          onSubmit={onRecord}
          onClose={close}
        />
      )}
      <DepositOutcomeDialog
        deposit={asked === 'new' ? null : asked}
        today={today}
        isBusy={isBusy}
        onSubmit={onOutcome}
        onClose={close}
      />
    </Card>
  )
}
