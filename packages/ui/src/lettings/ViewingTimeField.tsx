import { bookedTimes } from '@latchkey/domain/calendar/booked-times'
import { VIEWING_NOUN } from '@latchkey/domain/calendar/viewing-labels'
import { observer } from 'mobx-react-lite'
import { use, useEffect, useMemo, useState } from 'react'
import { countOf } from '../data/noun.ts'
import { AgentDiaryContext } from './agent-diary-context.ts'
import { InstantField, type InstantFieldProps } from './InstantField.tsx'
import { useDateFormatter } from './date-formatter-context.ts'

export interface ViewingTimeFieldProps extends Omit<InstantFieldProps, 'bookings'> {
  /** Returns the agent whose viewings the calendar shows; observed. */
  agentOf: () => number | null
  /** The id of the lead, whose own viewing is left out; null for a new lead. */
  leadId: number | null
}

/** The time of a viewing, with a calendar that shows the agent's other viewings. */
export const ViewingTimeField = observer(function ViewingTimeField({
  agentOf,
  leadId,
  ...field
}: ViewingTimeFieldProps) {
  const dateFormatter = useDateFormatter()
  const diary = use(AgentDiaryContext)
  const agentId = agentOf()
  const [days, setDays] = useState<{ from: string; to: string } | null>(null)
  const window = useMemo(
    () => (days === null || agentId === null ? null : { ...days, agent: String(agentId) }),
    [days, agentId],
  )
  useEffect(() => {
    if (window !== null) void diary?.read(window)
  }, [diary, window])

  const viewings = window === null ? undefined : diary?.viewingsOf(window)
  const bookings = useMemo(
    () => ({
      describe: (count: number) => countOf(count, VIEWING_NOUN),
      ...bookedTimes(viewings ?? [], dateFormatter, leadId),
      isPast: (day: string, time: string) =>
        day === dateFormatter.today() && time < dateFormatter.formatTime(Math.floor(Date.now() / 1000)),
      onShow: (from: string, to: string) => setDays({ from, to }),
    }),
    [viewings, dateFormatter, leadId],
  )
  return <InstantField {...field} bookings={bookings} />
})
