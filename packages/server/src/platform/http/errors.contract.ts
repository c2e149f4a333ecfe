import { Type } from 'typebox'

/** A save of a record that was changed meanwhile (rule L35). */
export const ConflictContract = Type.Object({ error: Type.Literal('conflict'), message: Type.String() })

/** Every error but 422 (rule X1). */
export const ErrorContract = Type.Object({ error: Type.String(), message: Type.String() })
