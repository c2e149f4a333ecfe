import { Type, type Static } from 'typebox'

/** A list with too many rows to export. */
export const ExportErrorContract = Type.Object({
  error: Type.Literal('too-many'),
  message: Type.String(),
  rows: Type.Integer(),
  max: Type.Integer(),
})

export type ExportError = Static<typeof ExportErrorContract>

/** Rows of the list, and the maximum. */
export type TooMany = Pick<ExportError, 'rows' | 'max'>
