import { Type, type Static } from 'typebox'

/** The lead's id; `created` is false for a repeated `externalId`. */
export const IntakeAnswerContract = Type.Object({ id: Type.Integer(), created: Type.Boolean() })

/** The answer of the intake. */
export type IntakeAnswer = Static<typeof IntakeAnswerContract>
