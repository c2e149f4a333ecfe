import { EVENT_TYPES, isEventType, kindOfType, type EventType } from '../events/event.enums.ts'
import type { Permission } from '../permissions/permission.enums.ts'
import type { Webhook } from './webhook.contract.ts'

export interface WebhookDraft {
  name: string
  url: string
  /** Null for all, new ones too. */
  types: readonly EventType[] | null
  includeRecord: boolean
  skipKeyId: number | null
}

export const emptyWebhookDraft = (): WebhookDraft => ({
  name: '',
  url: '',
  types: null,
  includeRecord: false,
  skipKeyId: null,
})

export const webhookDraftOf = ({ name, url, types, includeRecord, skipKeyId }: Webhook): WebhookDraft => ({
  name,
  url,
  types,
  includeRecord,
  skipKeyId,
})

/** Undefined for a list with an unknown type. */
export const typesIn = (sent: readonly string[] | null): EventType[] | null | undefined =>
  sent === null || sent.every(isEventType)
    ? sent && EVENT_TYPES.filter((type) => sent.includes(type))
    : undefined

const LEADS: readonly Permission[] = ['enquiries-view', 'viewings-view', 'reservations-view']

/** A user who has records sent must be allowed to see what the events are about. */
export function permissionsToInclude(types: readonly EventType[] | null): Permission[] {
  const kinds = new Set((types ?? EVENT_TYPES).map(kindOfType))
  return [
    ...(kinds.has('lead') || kinds.has('viewing') ? LEADS : []),
    ...(kinds.has('property') || kinds.has('listing') ? (['properties-view'] as const) : []),
  ]
}

/** The deliveries that are sent again; moments in unix seconds. */
export interface ResendDraft {
  from: number | null
  to: number | null
  which: string
}
