import { Type, type Static } from 'typebox'

/** The lead's id; `created` is false for a repeated `externalId`. */
export const IntakeResponseContract = Type.Object({ id: Type.Integer(), created: Type.Boolean() })

/** The answer of the intake. */
export type IntakeResponse = Static<typeof IntakeResponseContract>
