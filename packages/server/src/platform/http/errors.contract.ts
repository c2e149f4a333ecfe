import { Type } from 'typebox'

/** Body of a 409: the record was changed meanwhile. */
export const ConflictContract = Type.Object({ error: Type.Literal('conflict'), message: Type.String() })

/** Body of a 409: there are as many as there can be, or more than a call may concern. */
export const TooManyContract = Type.Object({
  error: Type.Literal('too-many'),
  message: Type.String(),
  max: Type.Integer(),
})

/** Body of every error except 422 (rule X1). */
export const ErrorContract = Type.Object({ error: Type.String(), message: Type.String() })
