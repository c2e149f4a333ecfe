import { Type, type Static } from 'typebox'
import { LeadPropertyContract } from '../leads/lead.contract.ts'
import { QuestionnaireLeadContract } from '../questionnaire/questionnaire.contract.ts'

const {
  propertyExplorerUnitUuid: _explorer,
  crmPropertyUuid: _crm,
  ...home
} = LeadPropertyContract.properties

/** The home that a tenant is offered. `homeViewsLink` is an http or https address or null. Source: decisions P6 and P15. */
export const OfferedHomeContract = Type.Object(home)

/** The home that a tenant is offered. */
export type OfferedHome = Static<typeof OfferedHomeContract>

/** What a tenant may see of the lead whose home is offered. Source: decision P6. */
export const ReservationLeadContract = Type.Object({
  ...QuestionnaireLeadContract.properties,
  property: Type.Union([OfferedHomeContract, Type.Null()]),
})

/** What a tenant may see of the lead whose home is offered. */
export type ReservationLead = Static<typeof ReservationLeadContract>

/** What the identity check answers: the lead with its home, or false for whatever does not match. Source: decision P3. */
export const ReservationAnswerContract = Type.Union([Type.Literal(false), ReservationLeadContract])
