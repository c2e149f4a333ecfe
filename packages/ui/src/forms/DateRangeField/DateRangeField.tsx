import { useState } from 'react'
import { DateField } from '../../inputs/DateField/DateField.tsx'
import { isDateValue } from '../../inputs/dates/date-text.ts'
import { Field } from '../Field/Field.tsx'

/** First and last day, both inclusive, as `YYYY-MM-DD`; '' means no limit. */
export interface DateRange {
  from: string
  to: string
}

export interface DateRangeFieldProps {
  value: DateRange
  /** Called only with complete, existing days in the right order, not on each key. */
  onChange: (value: DateRange) => void
  /** Today in the business time zone, `YYYY-MM-DD`. */
  today: string
}

interface Draft {
  /** The last `value` received. */
  seen: DateRange
  /** The text in the fields. */
  held: DateRange
  /** Values passed to `onChange` that have not come back as `value` yet, oldest first. */
  given: readonly DateRange[]
}

const isComplete = (text: string) => text === '' || isDateValue(text, 'date')
const isInOrder = ({ from, to }: DateRange) => from === '' || to === '' || from <= to
const isSame = (one: DateRange, other: DateRange) => one.from === other.from && one.to === other.to

const NOT_VALID = 'This is not a valid date'
const OUT_OF_RANGE = 'This is out of range'

/**
 * A range of two days, each optional.
 *
 * @also Date range picker
 * @do Use it for filters: each end is optional.
 * @dont Do not use it for a start and an end that a form requires: two fields have room for two errors.
 * @key Tab: Goes from the first day to the last. Each works as a DateField.
 */
export function DateRangeField({ value, onChange, today }: DateRangeFieldProps) {
  const [draft, setDraft] = useState<Draft>({ seen: value, held: value, given: [] })
  if (!isSame(draft.seen, value)) {
    const index = draft.given.findLastIndex((each) => isSame(each, value))
    // A late echo of an own change must not replace newer typing; any other value does.
    setDraft(
      index === -1
        ? { seen: value, held: value, given: [] }
        : { ...draft, seen: value, given: draft.given.slice(index + 1) },
    )
  }
  const { from, to } = draft.held

  const change = (part: Partial<DateRange>) => {
    const next = { ...draft.held, ...part }
    const isGiven = isComplete(next.from) && isComplete(next.to) && isInOrder(next) && !isSame(next, value)
    setDraft({ ...draft, held: next, given: isGiven ? [...draft.given, next] : draft.given })
    if (isGiven) onChange(next)
  }

  const problemOf = (text: string) => (isComplete(text) ? undefined : NOT_VALID)
  return (
    <>
      <Field label="From" error={problemOf(from)}>
        <DateField
          value={from}
          onChange={(next) => change({ from: next })}
          today={today}
          max={to || undefined}
        />
      </Field>
      <Field
        label="To"
        error={problemOf(to) ?? (isComplete(from) && !isInOrder(draft.held) ? OUT_OF_RANGE : undefined)}
      >
        <DateField
          value={to}
          onChange={(next) => change({ to: next })}
          today={today}
          min={from || undefined}
        />
      </Field>
    </>
  )
}
