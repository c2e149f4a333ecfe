import { isDay } from '@latchkey/domain/platform/values/days'
import type { ListChoices } from '@latchkey/domain/platform/lists/choices'
import { DELIVERY_STATE_LABELS, DELIVERY_STATES } from '@latchkey/domain/webhooks/webhook.enums'
import { DELIVERED_TYPES } from '@latchkey/domain/webhooks/webhook.messages'
import { Field } from '../../../forms/Field/Field.tsx'
import { DateField } from '../../../inputs/DateField/DateField.tsx'
import { Select } from '../../../inputs/Select/Select.tsx'
import { useState } from 'react'
import * as S from './DeliveryTable.styles.ts'

export interface DeliveryFiltersProps {
  choices: ListChoices
  /** Today in the business time zone. */
  today: string
  onChange: (choices: ListChoices) => void
}

const ALL = 'all'
const STATES = [
  { value: ALL, label: 'All' },
  ...DELIVERY_STATES.map((state) => ({ value: state as string, label: DELIVERY_STATE_LABELS[state] })),
]
const TYPES = [
  { value: ALL, label: 'All' },
  ...DELIVERED_TYPES.map((type) => ({ value: type as string, label: type })),
]

/** Chooses the deliveries that are shown; all states at first. */
export function DeliveryFilters({ choices, today, onChange }: DeliveryFiltersProps) {
  const choose = (name: string, value: string) => {
    const { [name]: _former, ...others } = choices
    onChange(value === '' || value === ALL ? others : { ...others, [name]: value })
  }
  return (
    <S.Filters>
      <Field label="State">
        <Select
          options={STATES}
          value={choices['state'] ?? ALL}
          onChange={(state) => choose('state', state)}
        />
      </Field>
      <Field label="Event">
        <Select options={TYPES} value={choices['type'] ?? ALL} onChange={(type) => choose('type', type)} />
      </Field>
      <Field label="From">
        <DayFilter day={choices['from'] ?? ''} today={today} onDay={(day) => choose('from', day)} />
      </Field>
      <Field label="To">
        <DayFilter day={choices['to'] ?? ''} today={today} onDay={(day) => choose('to', day)} />
      </Field>
    </S.Filters>
  )
}

/** Keeps what is typed until it is a day. */
function DayFilter({ day, today, onDay }: { day: string; today: string; onDay: (day: string) => void }) {
  const [typed, setTyped] = useState({ text: day, day })
  if (typed.day !== day) setTyped({ text: day, day })
  return (
    <DateField
      value={typed.text}
      today={today}
      onChange={(text) => {
        const isReady = text === '' || isDay(text)
        setTyped({ text, day: isReady ? text : day })
        if (isReady) onDay(text)
      }}
    />
  )
}
