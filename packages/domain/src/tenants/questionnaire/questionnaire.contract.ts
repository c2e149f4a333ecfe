import { Type, type Static } from 'typebox'
import { LeadAnswersContract } from '../../leads/lead.contract.ts'
import { LEAD_CONTACT_FIELDS } from '../../leads/lead.fields.ts'
import { filled } from '../../platform/values/fields.ts'

const { qualifyingNotes, ...answers } = LeadAnswersContract.properties

/** The tenant's details and answers, and nothing that staff wrote (rule P6). */
export const QuestionnaireLeadContract = Type.Object({
  id: Type.Integer(),
  ...filled(LEAD_CONTACT_FIELDS, () => Type.String()),
  ...answers,
  /** The tenant's comments, stored as `qualifyingNotes`; never the staff's notes. */
  notes: qualifyingNotes,
  /** Signed proof of the identity step, for this lead, link and purpose, valid for two hours. */
  verification: Type.String(),
})

/** The tenant's details and answers. */
export type QuestionnaireLead = Static<typeof QuestionnaireLeadContract>

/** The answer of the identity step; false when it does not match or the link no longer works. */
export const QuestionnaireResponseContract = Type.Union([Type.Literal(false), QuestionnaireLeadContract])
