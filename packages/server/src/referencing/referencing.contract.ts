import { bodyOf, Decimal, Text, Whole } from '@latchkey/domain/platform/validation/request-body'

/** Possible results of referencing. */
export const OUTCOMES = ['accept', 'consider', 'decline'] as const

/** A result delivered by a provider. */
export const DeliveryBody = bodyOf(
  {
    /** The provider's id of the delivery, an idempotency key. */
    deliveryId: Text,
    leadId: Whole('invalid'),
    /** One of `OUTCOMES`. */
    outcome: Text,
    /** The provider's text, as staff read it. */
    status: Text,
    /** Maximum affordable rent in pounds a month; null if unknown. */
    maxRent: Decimal('range'),
  },
  ['deliveryId', 'leadId', 'outcome', 'status'],
)

/** A valid delivery. */
export interface Delivery {
  deliveryId: string
  leadId: number
  outcome: (typeof OUTCOMES)[number]
  status: string
  maxRent: number | null
}

/** The payload for an HTTP provider. */
export interface HandOver {
  /** The same in every attempt, so that the provider recognises repeats. */
  handOverId: string
  leadId: number
  firstName: string
  lastName: string
  email: string
  phone: string
  employmentStatus: number | null
  totalHouseholdIncome: number | null
  budget: number | null
  desiredTenancyPeriodInMonths: number | null
  currentLivingArrangements: number | null
  property: { name: string | null; postcode: string | null } | null
}
