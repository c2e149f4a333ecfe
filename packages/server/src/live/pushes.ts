import { mergedRefresh } from '@latchkey/domain/platform/leads-refresh'
import type { LeadsRefresh, PushEvent, PushEvents } from '@latchkey/domain/platform/events.contract'

export interface Push {
  readonly event: PushEvent
  readonly payload: PushEvents[PushEvent]
  readonly userId?: number | undefined
}

/** The same for pushes that can be sent as one. */
export const keyOf = ({ event, payload, userId }: Push): string =>
  JSON.stringify(event === 'leads-refresh' ? [event, userId] : [event, payload, userId])

/** One push for two with the same key. */
export const mergedPush = (one: Push, other: Push): Push =>
  other.event === 'leads-refresh'
    ? { ...other, payload: mergedRefresh(one.payload as LeadsRefresh, other.payload as LeadsRefresh) }
    : other
