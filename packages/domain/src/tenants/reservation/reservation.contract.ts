import { Type, type Static } from 'typebox'
import { LEAD_HOME_FACTS, LEAD_PUBLIC_HOME } from '../../leads/lead.fields.ts'
import { picked } from '../../platform/values/fields.ts'
import { LeadPropertyContract } from '../../leads/lead.contract.ts'
import { QuestionnaireLeadContract } from '../questionnaire/questionnaire.contract.ts'
import { bodyOf, Secret } from '../../platform/validation/request-body.ts'

/** The home that a tenant is offered. `homeViewsLink` is an http or https address, or null. */
export const OfferedHomeContract = Type.Object({
  ...picked(LeadPropertyContract.properties, [...LEAD_PUBLIC_HOME, ...LEAD_HOME_FACTS, 'images'] as const),
  /** In pounds; null where the home has none. The only rent that tenants see (rule W2.1). */
  rentPerMonth: Type.Union([Type.Number(), Type.Null()]),
})

/** The home that a tenant is offered. */
export type OfferedHome = Static<typeof OfferedHomeContract>

/** A lead with the home that the tenant is offered; only fields that the page shows. */
export const ReservationLeadContract = Type.Object({
  ...QuestionnaireLeadContract.properties,
  property: Type.Union([OfferedHomeContract, Type.Null()]),
})

/** A lead with the home that the tenant is offered. */
export type ReservationLead = Static<typeof ReservationLeadContract>

/** The answer of the identity step; false when it does not match or the link no longer works. */
export const ReservationResponseContract = Type.Union([Type.Literal(false), ReservationLeadContract])

/** Other posted fields are ignored (rule P15). */
export const ReservationBody = bodyOf({ verification: Secret }, ['verification'])
