import { Type, type Static } from 'typebox'

/** What the intake answers: the lead, and whether this call created it. */
export const IntakeAnswerContract = Type.Object({ id: Type.Integer(), created: Type.Boolean() })

/** What the intake answers. */
export type IntakeAnswer = Static<typeof IntakeAnswerContract>
