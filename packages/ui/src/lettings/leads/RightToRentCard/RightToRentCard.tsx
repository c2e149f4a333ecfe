import type {
  RightToRent,
  RightToRentCheck,
} from '@latchkey/domain/leads/right-to-rent/right-to-rent.contract'
import type { CheckValues } from '@latchkey/domain/leads/right-to-rent/right-to-rent.suite'
import {
  CHECK_ALL_ALIKE,
  NO_CHECKS,
  RECORD_CHECK,
  recordedText,
  RIGHT_TO_RENT,
} from '@latchkey/domain/leads/right-to-rent/right-to-rent.messages'
import { useState } from 'react'
import { Button } from '../../../controls/Button/Button.tsx'
import { StatusLabel } from '../../../data/StatusLabel/StatusLabel.tsx'
import { Card } from '../../../layout/Card/Card.tsx'
import { RecordPlaceholder } from '../../../layout/RecordPlaceholder/RecordPlaceholder.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import type { Submitted } from '../../use-submit.ts'
import { AdultsField } from './AdultsField.tsx'
import { CheckDialog } from './CheckDialog.tsx'
import { CheckLine } from './CheckLine.tsx'
import { DeleteCheckDialog } from './DeleteCheckDialog.tsx'
import * as S from './RightToRentCard.styles.ts'

export interface RightToRentCardProps {
  /** Null until loaded; `phase` is the reason. */
  rightToRent: RightToRent | null
  phase: 'loading' | 'failed' | 'missing'
  onRetry: () => void
  /** In business time, `YYYY-MM-DD`. */
  today: string
  /** The day on which the applicant would like to move, `YYYY-MM-DD`; null if unknown. */
  moveOn: string | null
  onAdults: (adults: number) => void
  /** `check` is null for a new one. */
  onSave: (check: RightToRentCheck | null, values: CheckValues) => Promise<Submitted>
  onDelete: (check: RightToRentCheck) => void
  isBusy?: boolean
  /** The address of the guidance on the rules. */
  guidance: string
}

/**
 * The right to rent checks of a lead: one for each adult who will live in the home.
 *
 * @do Ask for the same of every adult.
 * @dont Do not ask for a share code, a document number or a copy.
 * @key Enter or Space: Presses the focused button.
 */
export function RightToRentCard({
  rightToRent,
  phase,
  onRetry,
  today,
  moveOn,
  onAdults,
  onSave,
  onDelete,
  isBusy = false,
  guidance,
}: RightToRentCardProps) {
  const [edited, setEdited] = useState<RightToRentCheck | 'new' | null>(null)
  const [deleted, setDeleted] = useState<RightToRentCheck | null>(null)
  return (
    <Card
      title={RIGHT_TO_RENT}
      titleLevel={3}
      mark={
        rightToRent && (
          <StatusLabel tone={rightToRent.complete ? 'green' : 'yellow'} isQuiet>
            {recordedText(rightToRent)}
          </StatusLabel>
        )
      }
      actions={
        rightToRent && (
          <Button size="small" isInactive={isBusy} onClick={() => setEdited('new')}>
            {RECORD_CHECK.title}
          </Button>
        )
      }
    >
      {rightToRent === null ? (
        <RecordPlaceholder phase={phase} noun="right to rent" onRetry={onRetry} />
      ) : (
        <Stack>
          <AdultsField
            key={rightToRent.adults}
            adults={rightToRent.adults}
            isBusy={isBusy}
            onSave={onAdults}
          />
          <S.Note>
            {CHECK_ALL_ALIKE}{' '}
            <a href={guidance} target="_blank" rel="noopener noreferrer">
              Guidance on GOV.UK
            </a>
          </S.Note>
          {rightToRent.checks.length === 0 ? (
            <p>{NO_CHECKS}</p>
          ) : (
            <S.Checks>
              {rightToRent.checks.map((check) => (
                <CheckLine
                  key={check.id}
                  check={check}
                  today={today}
                  moveOn={moveOn}
                  isBusy={isBusy}
                  onChange={() => setEdited(check)}
                  onDelete={() => setDeleted(check)}
                />
              ))}
            </S.Checks>
          )}
        </Stack>
      )}
      <CheckDialog
        check={edited}
        today={today}
        isBusy={isBusy}
        onSubmit={onSave}
        onClose={() => setEdited(null)}
      />
      <DeleteCheckDialog
        check={deleted}
        onDelete={(check) => {
          setDeleted(null)
          onDelete(check)
        }}
        onClose={() => setDeleted(null)}
      />
    </Card>
  )
}
