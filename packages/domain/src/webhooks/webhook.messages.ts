import type { PromptTexts } from '../prompts/question.store.ts'
import type { DateFormatter } from '../platform/values/time.ts'
import { EVENT_TYPES, TEST_EVENT, type EventKind, type SentType } from '../events/event.enums.ts'
import type { Delivery, Webhook } from './webhook.contract.ts'
import type { DeliveryFault } from './webhook.enums.ts'
import { RESENT_MAX, WEBHOOKS_MAX } from './webhook.limits.ts'

export const WEBHOOK_CREATED = 'Webhook has been created.'
export const WEBHOOK_UPDATED = 'Webhook has been updated.'
export const WEBHOOK_ON = 'Webhook has been switched on.'
export const WEBHOOK_OFF = 'Webhook has been switched off.'
export const SECRET_REPLACED = 'Signing secret has been replaced.'
export const OLD_SECRET_ENDED = 'The old secret has ended.'

export const deleteWebhook = (name: string): PromptTexts => ({
  title: 'Delete Webhook',
  question: `${name} is told nothing from then on, and what was sent to it is no longer listed.`,
  done: 'Webhook has been deleted.',
})

export const WEBHOOK_NAME_TAKEN = 'A webhook has this name already'

export const TOO_MANY_WEBHOOKS = `There are ${WEBHOOKS_MAX} webhooks already. Delete one first.`
export const TOO_MANY_RESENT = `These are more than ${RESENT_MAX.toLocaleString('en-GB')} deliveries. Choose a shorter time.`

export const USE_AS_IT_IS = 'Copy it now. It is not shown again. Use it as it is, with whsec_.'

export const RECORD_NOTE = 'The receiver then holds personal data, and the office answers for it.'

export const WEBHOOK_WORDS = {
  list: 'Webhooks',
  one: 'Webhook',
  add: 'Add webhook',
  edit: 'Edit webhook',
  secret: 'Signing secret',
  test: 'Send test',
  replaceSecret: 'Replace secret',
  endOldSecret: 'End the old secret now',
  on: 'Switch on',
  off: 'Switch off',
  missed: 'Send what was missed',
  deliveries: 'Deliveries',
  resend: 'Resend',
  allTypes: 'All, new ones too',
  noKey: 'Nobody',
} as const

export const KIND_LABELS: Readonly<Record<EventKind, string>> = {
  lead: 'Leads',
  viewing: 'Viewings',
  property: 'Properties',
  listing: 'Listings',
}

/** 'All', or how many. */
export const typesText = ({ types }: Pick<Webhook, 'types'>): string =>
  types === null ? 'All' : String(types.length)

const OFF_TEXTS = {
  hand: '',
  failed: 'nothing got through for 5 days',
  gone: 'the receiver is gone',
} as const

export function webhookStateText(
  {
    state,
    offBecause,
    failingSince,
    offAt,
  }: Pick<Webhook, 'state' | 'offBecause' | 'failingSince' | 'offAt'>,
  dates: DateFormatter,
): string {
  if (state === 'on') return 'On'
  if (state === 'failing') return `Failing since ${dates.formatDateTime(failingSince)}`
  if (offBecause === null || offBecause === 'hand') return 'Off'
  return `Switched off ${dates.formatDateTime(offAt)}: ${OFF_TEXTS[offBecause]}`
}

const FAULT_TEXTS: Readonly<Record<DeliveryFault, string>> = {
  timeout: 'No answer in 15 s',
  name: 'Name not found',
  connection: 'No connection',
  address: 'Address refused',
  certificate: 'Certificate not valid',
  redirect: 'Redirected',
}

/** '' for what has not been tried. */
export function answerText({ status, fault, ms }: Pick<Delivery, 'status' | 'fault' | 'ms'>): string {
  if (fault !== null) return FAULT_TEXTS[fault]
  return status === null ? '' : `${status} in ${ms ?? 0} ms`
}

/** The events of the filter, the test included. */
export const DELIVERED_TYPES: readonly SentType[] = [...EVENT_TYPES, TEST_EVENT]

export const onTheirWayText = (count: number): string =>
  count === 1 ? '1 delivery is on its way.' : `${count.toLocaleString('en-GB')} deliveries are on their way.`

/** Offers to send the events that a webhook missed while it was switched off. */
export const missedSinceText = (offAt: number, dates: DateFormatter): string =>
  `Send what was missed since ${dates.formatDateTime(offAt)}`

export const secretNote = (
  { oldSecretUntil }: Pick<Webhook, 'oldSecretUntil'>,
  dates: DateFormatter,
): string =>
  oldSecretUntil === null ? '' : `The old one signs too until ${dates.formatDateTime(oldSecretUntil)}`
