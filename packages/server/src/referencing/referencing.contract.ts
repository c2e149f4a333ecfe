import { bodyOf, Decimal, Text, Whole } from '@latchkey/domain/platform/validation/request-body'

/** What a provider makes of an applicant. Source: decision L18. */
export const OUTCOMES = ['accept', 'consider', 'decline'] as const

/** What a provider delivers about a lead. Source: decision L18. */
export const DeliveryBody = bodyOf(
  {
    /** The provider's own number of this delivery; each counts once. */
    deliveryId: Text,
    leadId: Whole('invalid'),
    /** One of `OUTCOMES`. */
    outcome: Text,
    /** The provider's word for the result, as staff read it. */
    status: Text,
    /** Highest rent the applicant can carry, in pounds a month; null where none was worked out. */
    maxRent: Decimal('range'),
  },
  ['deliveryId', 'leadId', 'outcome', 'status'],
)

/** A delivery whose fields are all right. */
export interface Delivery {
  deliveryId: string
  leadId: number
  outcome: (typeof OUTCOMES)[number]
  status: string
  maxRent: number | null
}

/** What is handed over to a provider that is reached over the network. */
export interface HandOver {
  /** The same at each try of one request, so that the provider recognises a repeat. */
  handOverId: string
  leadId: number
  firstName: string
  lastName: string
  email: string
  phone: string
  employmentStatus: number | null
  howWillYouPay: number | null
  totalHouseholdIncome: number | null
  budget: number | null
  desiredTenancyPeriodInMonths: number | null
  currentLivingArrangements: number | null
  property: { name: string | null; postcode: string | null } | null
}
