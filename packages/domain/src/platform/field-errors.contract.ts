import { Type } from 'typebox'
import { ERROR_NAMES } from './field-errors.ts'

/** Body of a 422 response: each failing field once, its first failing rule first. */
export const FieldErrorsContract = Type.Array(
  Type.Object({
    /** Dotted for a nested field (`property.name`). */
    attribute: Type.String(),
    errors: Type.Array(Type.Object({ name: Type.Enum([...ERROR_NAMES]) })),
  }),
)
