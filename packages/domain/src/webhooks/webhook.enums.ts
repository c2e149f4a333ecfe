/** An office switches a webhook on and off; a failing one is on, and nothing has got through for a while. */
export const WEBHOOK_STATES = ['on', 'failing', 'off'] as const

/** By hand, because nothing got through for days, or because the receiver said that it is gone. */
export const OFF_REASONS = ['hand', 'failed', 'gone'] as const

export type OffReason = (typeof OFF_REASONS)[number]

/** Failed will be tried again. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed', 'given-up'] as const

export type DeliveryState = (typeof DELIVERY_STATES)[number]

export const DELIVERY_STATE_LABELS: Readonly<Record<DeliveryState, string>> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
  'given-up': 'Given up',
}

/** Reasons why a call got no answer, or one that says nothing. */
export const DELIVERY_FAULTS = [
  'timeout',
  'name',
  'connection',
  'address',
  'certificate',
  'redirect',
] as const

export type DeliveryFault = (typeof DELIVERY_FAULTS)[number]

export const RESEND_CHOICES = ['failed', 'all'] as const

export type ResendChoice = (typeof RESEND_CHOICES)[number]

export const RESEND_CHOICE_LABELS: Readonly<Record<ResendChoice, string>> = { failed: 'Failed', all: 'All' }
