import type { AgentChoice, AgentLabel } from '@latchkey/domain/calendar/calendar-agent'
import type { CalendarPeriod } from '@latchkey/domain/calendar/calendar-day'
import { placeViewings, rangeOf } from '@latchkey/domain/calendar/place-viewings'
import { useEffect, useMemo } from 'react'
import { businessDateFormatter } from '../config/date-formatter.ts'
import { useRoot } from '../runtime/runtime.ts'

interface ViewingsOptions {
  /** The choice of viewings that are read; null for all. */
  agent?: AgentChoice | null
  agentLabel?: AgentLabel
  /** False without permission: nothing is requested. */
  isPermitted?: boolean
}

/** Watches the viewings of a period and places them on its days. Call it from an observer. */
export function useViewings(
  period: Pick<CalendarPeriod, 'days'>,
  { agent = null, agentLabel, isPermitted = true }: ViewingsOptions = {},
) {
  const { calendar } = useRoot()
  const { viewings, isLoading, hasFailed, hasRefreshFailed } = calendar
  const { first, last } = rangeOf(period)
  useEffect(() => {
    if (isPermitted)
      void calendar.watch({ from: first, to: last, ...(agent === null ? {} : { agent: String(agent) }) })
  }, [calendar, isPermitted, first, last, agent])
  useEffect(() => () => calendar.leave(), [calendar])

  const events = useMemo(
    () => placeViewings(viewings, { first, last }, businessDateFormatter, agentLabel),
    [viewings, first, last, agentLabel],
  )
  return { events, isLoading, hasFailed, hasRefreshFailed, onRetry: () => void calendar.refresh() }
}
