import { Type } from 'typebox'

/** Body of a 409: the record was changed meanwhile. */
export const ConflictContract = Type.Object({ error: Type.Literal('conflict'), message: Type.String() })

/** Body of every error except 422 (rule X1). */
export const ErrorContract = Type.Object({ error: Type.String(), message: Type.String() })
