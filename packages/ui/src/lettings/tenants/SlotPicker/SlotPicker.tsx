import type { Slot } from '@latchkey/domain/tenants/page/page.contract'
import {
  CONTACTED,
  JUST_TAKEN,
  NOW_BOOKED,
  slotsByDay,
  startInWords,
  timeInWords,
  timesText,
  type DayOfSlots,
} from '@latchkey/domain/tenants/page/page.messages'
import { useState } from 'react'
import { VisuallyHidden } from '../../../accessibility/VisuallyHidden/VisuallyHidden.tsx'
import { Button } from '../../../controls/Button/Button.tsx'
import { Form } from '../../../forms/Form/Form.tsx'
import { RadioGroup } from '../../../inputs/RadioGroup/RadioGroup.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import * as S from './SlotPicker.styles.ts'

export interface SlotPickerProps {
  /** The free times, in order. */
  slots: readonly Slot[]
  /** The zone of the business, in which all times are shown. */
  timeZone: string
  /** The start of the viewing to move; null when one is booked. */
  present: number | null
  /** True when the chosen time was booked by somebody else and `slots` are the ones nearby. */
  isTaken?: boolean
  isBusy?: boolean
  onBook: (start: number) => void
  onClose: () => void
}

/**
 * The free times of a viewing: a strip of days, and the times of one of them.
 *
 * @do Offer free times only, and the ones nearby after one was taken.
 * @dont Do not use it for staff, who may choose any time.
 * @key Arrow keys: Choose another time of the same day.
 * @key Enter: On a day, shows its times.
 */
export function SlotPicker({
  slots,
  timeZone,
  present,
  isTaken = false,
  isBusy = false,
  onBook,
  onClose,
}: SlotPickerProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const [openDay, setOpenDay] = useState<string | null>(null)
  const days = slotsByDay(slots, timeZone)
  // A time that somebody else has booked is no longer chosen.
  const start = slots.some((slot) => slot.start === chosen) ? chosen : null
  const open = days.find(({ day }) => day === openDay) ?? days[0]

  if (open === undefined) return <Banner>{CONTACTED}</Banner>

  const renderTimes = ({ day, slots: ofDay }: DayOfSlots) => (
    <S.Times key={day}>
      <S.DayName aria-hidden>{day}</S.DayName>
      <RadioGroup
        aria-label={day}
        direction="row"
        size="large"
        value={start}
        options={ofDay.map((slot) => ({ value: slot.start, label: timeInWords(slot.start, timeZone) }))}
        onChange={setChosen}
        isDisabled={isBusy}
      />
    </S.Times>
  )

  return (
    <Form onSubmit={() => start !== null && !isBusy && onBook(start)}>
      {isTaken ? (
        <>
          <Banner tone="warning">{JUST_TAKEN}</Banner>
          {days.map(renderTimes)}
        </>
      ) : (
        <>
          <S.Days aria-label="Days">
            {days.map(({ day, parts: [weekday, number, month], slots: ofDay }) => (
              <li key={day}>
                <S.Day
                  type="button"
                  aria-pressed={day === open.day}
                  onClick={({ currentTarget }) => {
                    setOpenDay(day)
                    currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' })
                  }}
                >
                  <span>{weekday}</span> <strong>{number}</strong> <span>{month}</span>
                  <VisuallyHidden>, {timesText(ofDay.length)}</VisuallyHidden>
                </S.Day>
              </li>
            ))}
          </S.Days>
          {renderTimes(open)}
        </>
      )}
      <S.Bar>
        <S.Choice>
          {present !== null && (
            <S.Present>
              {NOW_BOOKED}: {startInWords(present, timeZone)}
            </S.Present>
          )}
          <S.Chosen>{start === null ? 'No time chosen yet' : startInWords(start, timeZone)}</S.Chosen>
        </S.Choice>
        <S.Actions>
          <Button
            type="submit"
            variant="primary"
            size="large"
            isBusy={isBusy}
            busyLabel="Booking…"
            disabled={start === null}
          >
            {present === null ? 'Book this time' : 'Move to this time'}
          </Button>
          <Button size="large" variant="quiet" isInactive={isBusy} onClick={onClose}>
            Back
          </Button>
        </S.Actions>
      </S.Bar>
    </Form>
  )
}
