import { useState } from 'react'
import { DateField } from '../../inputs/DateField/DateField.tsx'
import { isDateValue } from '../../inputs/dates/date-text.ts'
import { Field } from '../Field/Field.tsx'

/** The first and the last day, both included and `YYYY-MM-DD`; '' for no limit. */
export interface DateRange {
  from: string
  to: string
}

export interface DateRangeFieldProps {
  value: DateRange
  /** Called with days that exist, in order, and not while one of them is being typed. */
  onChange: (value: DateRange) => void
  /** The day it is for the business, `YYYY-MM-DD`. */
  today: string
}

interface Draft {
  /** The value as last seen. */
  seen: DateRange
  /** What the fields hold. */
  held: DateRange
  /** What was given and has not been seen as the value yet, oldest first. */
  given: readonly DateRange[]
}

const isComplete = (text: string) => text === '' || isDateValue(text, 'date')
const isInOrder = ({ from, to }: DateRange) => from === '' || to === '' || from <= to
const isSame = (one: DateRange, other: DateRange) => one.from === other.from && one.to === other.to

const NOT_VALID = 'This is not a valid date'
const OUT_OF_RANGE = 'This is out of range'

/** Two days between which something lies, each of them optional. */
export function DateRangeField({ value, onChange, today }: DateRangeFieldProps) {
  const [draft, setDraft] = useState<Draft>({ seen: value, held: value, given: [] })
  if (!isSame(draft.seen, value)) {
    const index = draft.given.findLastIndex((each) => isSame(each, value))
    // A value of one's own that follows late changes nothing about what is typed by now; any other replaces it.
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
