import type { Slot } from '@latchkey/domain/tenants/page/page.contract'
import {
  CONTACTED,
  JUST_TAKEN,
  slotsByDay,
  timeInWords,
  timesText,
} from '@latchkey/domain/tenants/page/page.words'
import { useState } from 'react'
import { Button } from '../../../controls/Button/Button.tsx'
import { Form } from '../../../forms/Form/Form.tsx'
import { RadioGroup } from '../../../inputs/RadioGroup/RadioGroup.tsx'
import { Inline } from '../../../layout/Inline/Inline.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import * as S from './SlotPicker.styles.ts'

export interface SlotPickerProps {
  /** The free times, in order. */
  slots: readonly Slot[]
  /** The zone of the business, in which all times are shown. */
  timeZone: string
  /** True when a booked viewing is moved. */
  isMove: boolean
  /** True when the chosen time was booked by somebody else and `slots` are the ones nearby. */
  isTaken?: boolean
  isBusy?: boolean
  onBook: (start: number) => void
  onClose: () => void
}

/**
 * The free times of a viewing, by day; later days are closed at first.
 *
 * @do Offer free times only, and the ones nearby after one was taken.
 * @dont Do not use it for staff, who may choose any time.
 * @key Arrow keys: Choose another time of the same day.
 * @key Tab: Goes to the next day.
 */
export function SlotPicker({
  slots,
  timeZone,
  isMove,
  isTaken = false,
  isBusy = false,
  onBook,
  onClose,
}: SlotPickerProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const days = slotsByDay(slots, timeZone)
  // A time that somebody else has booked is no longer chosen.
  const start = slots.some((slot) => slot.start === chosen) ? chosen : null

  if (days.length === 0) return <Banner>{CONTACTED}</Banner>

  return (
    <Form onSubmit={() => start !== null && !isBusy && onBook(start)}>
      {isTaken && <Banner tone="warning">{JUST_TAKEN}</Banner>}
      {days.map(({ day, slots: ofDay }, place) => (
        <S.Day key={day} open={isTaken || place === 0}>
          <S.DayName>
            {day}
            <S.Count>{timesText(ofDay.length)}</S.Count>
          </S.DayName>
          <RadioGroup
            aria-label={day}
            direction="row"
            size="large"
            value={start}
            options={ofDay.map((slot) => ({ value: slot.start, label: timeInWords(slot.start, timeZone) }))}
            onChange={setChosen}
            isDisabled={isBusy}
          />
        </S.Day>
      ))}
      <Inline>
        <Button
          type="submit"
          variant="primary"
          size="large"
          isBusy={isBusy}
          busyLabel="Booking…"
          disabled={start === null}
        >
          {isMove ? 'Move to this time' : 'Book this time'}
        </Button>
        <Button size="large" variant="quiet" isInactive={isBusy} onClick={onClose}>
          Back
        </Button>
      </Inline>
    </Form>
  )
}
