import {
  DELIVERY_FAULTS,
  type DeliveryFault,
  type DeliveryState,
  type OffReason,
} from '@latchkey/domain/webhooks/webhook.enums'

/** These numbers are stored; the reason of one that is off is a state. */
export const WEBHOOK_STATE = { on: 1, hand: 2, failed: 3, gone: 4 } as const

export const DELIVERY_STATE = {
  waiting: 1,
  delivered: 2,
  failed: 3,
  'given-up': 4,
} as const satisfies Record<DeliveryState, number>

export const deliveryStateOf = (number: number): DeliveryState =>
  (Object.keys(DELIVERY_STATE) as DeliveryState[]).find((name) => DELIVERY_STATE[name] === number) ??
  'given-up'

/** Null while it is on. */
export const offReasonOf = (number: number): OffReason | null =>
  (['hand', 'failed', 'gone'] as const).find((name) => WEBHOOK_STATE[name] === number) ?? null

export const faultNumber = (fault: DeliveryFault | null): number | null =>
  fault === null ? null : DELIVERY_FAULTS.indexOf(fault) + 1

export const faultOfNumber = (number: number | null): DeliveryFault | null =>
  number === null ? null : (DELIVERY_FAULTS[number - 1] ?? null)
