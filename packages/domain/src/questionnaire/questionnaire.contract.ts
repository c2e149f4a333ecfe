import { Type, type Static } from 'typebox'
import { LeadAnswersContract } from '../leads/lead.contract.ts'

const { qualifyingNotes, ...answers } = LeadAnswersContract.properties

/** What a tenant may see of a lead and send back: the person and the answers, and nothing that staff wrote. Source: decision P6. */
export const QuestionnaireLeadContract = Type.Object({
  id: Type.Integer(),
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  ...answers,
  /** The tenant's Comments, stored as `qualifyingNotes`; never the notes of the staff. Source: decision L20. */
  notes: qualifyingNotes,
  /** Proof that this visitor knew phone and last name; works for this lead and this link for two hours. Source: decision P2. */
  verification: Type.String(),
})

/** What a tenant may see of a lead and send back. */
export type QuestionnaireLead = Static<typeof QuestionnaireLeadContract>

/** What the identity check answers: the lead, or false for whatever does not match. Source: decisions P3 and P7. */
export const QuestionnaireAnswerContract = Type.Union([Type.Literal(false), QuestionnaireLeadContract])
