import { Type, type Static } from 'typebox'

/** What a provider makes of an applicant. Source: decision L18. */
export const OUTCOMES = ['accept', 'consider', 'decline'] as const

/** What a provider delivers about a lead. Source: decision L18. */
export const DeliveryContract = Type.Object({
  /** The provider's own number of this delivery; each counts once. */
  deliveryId: Type.String(),
  leadId: Type.Integer(),
  outcome: Type.Enum([...OUTCOMES]),
  /** The provider's word for the result, as staff read it. */
  status: Type.String(),
  /** Highest rent the applicant can carry, in pounds a month; null where none was worked out. */
  maxRent: Type.Union([Type.Number(), Type.Null()]),
})

/** What a provider delivers about a lead. */
export type Delivery = Static<typeof DeliveryContract>

/** What is handed over to a provider that is reached over the network. */
export interface HandOver {
  /** The same at each try of one request, so that the provider can tell. */
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
