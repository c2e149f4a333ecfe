import { OUTCOME_LABELS, type RecordedOutcome } from '@latchkey/domain/leads/outcome/outcome.enums'
import { RECORDED_OUTCOMES } from '@latchkey/domain/leads/outcome/outcome.messages'
import { useRef } from 'react'
import { Button, type ButtonProps } from '../../../controls/Button/Button.tsx'
import { useFocusBefore } from '../../../hooks/use-focus-before.ts'
import * as S from './OutcomeButtons.styles.ts'
import { useHasBegun } from './use-has-begun.ts'

export interface OutcomeButtonsProps extends Pick<ButtonProps, 'size'> {
  /** The time of the confirmed viewing, in unix seconds. */
  viewingDate: number
  onOutcome: (outcome: RecordedOutcome) => void
  isBusy?: boolean
  /** Says what has to be done first; the buttons cannot be pressed then. */
  obstacle?: string | undefined
}

/**
 * Records the outcome of a confirmed viewing; renders nothing before it begins.
 *
 * @do Offer Undo in the toast of the result.
 * @dont Do not offer it without `viewings-update`, or in another status.
 * @key Enter, Space: Records the outcome.
 */
export function OutcomeButtons({ viewingDate, ...shown }: OutcomeButtonsProps) {
  return useHasBegun(viewingDate) && <Buttons {...shown} />
}

function Buttons({ onOutcome, isBusy = false, obstacle, size }: Omit<OutcomeButtonsProps, 'viewingDate'>) {
  const place = useRef<HTMLDivElement>(null)
  useFocusBefore(place)
  return (
    <S.Root ref={place} data-size={size}>
      {RECORDED_OUTCOMES.map((outcome) => (
        <Button
          key={outcome}
          {...(size !== undefined && { size })}
          disabled={obstacle !== undefined}
          isInactive={isBusy}
          onClick={() => onOutcome(outcome)}
        >
          {OUTCOME_LABELS[outcome]}
        </Button>
      ))}
      {obstacle !== undefined && <S.Obstacle>{obstacle}</S.Obstacle>}
    </S.Root>
  )
}
