import { Type, type Static } from 'typebox'
import { LeadPropertyContract } from '../leads/lead.contract.ts'
import { QuestionnaireLeadContract } from '../questionnaire/questionnaire.contract.ts'

const {
  propertyExplorerUnitUuid: _explorer,
  crmPropertyUuid: _crm,
  ...home
} = LeadPropertyContract.properties

/** The home that a tenant is offered. `homeViewsLink` is an http or https address, or null. */
export const OfferedHomeContract = Type.Object(home)

/** The home that a tenant is offered. */
export type OfferedHome = Static<typeof OfferedHomeContract>

/** A lead with the home that the tenant is offered; only fields that the page shows (rule P6). */
export const ReservationLeadContract = Type.Object({
  ...QuestionnaireLeadContract.properties,
  property: Type.Union([OfferedHomeContract, Type.Null()]),
})

/** A lead with the home that the tenant is offered. */
export type ReservationLead = Static<typeof ReservationLeadContract>

/** The answer of the identity step; false when it does not match or the link no longer works. */
export const ReservationAnswerContract = Type.Union([Type.Literal(false), ReservationLeadContract])
