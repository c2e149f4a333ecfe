import { Type } from 'typebox'

/** What a save answers when somebody else changed the record. Source: decision L35. */
export const ConflictContract = Type.Object({ error: Type.Literal('conflict'), message: Type.String() })

/** What every refusal answers but that of single fields. Source: decision X1. */
export const RefusalContract = Type.Object({ error: Type.String(), message: Type.String() })
