import { Type, type Static } from 'typebox'

/** Why a list was not exported: it is too long. */
export const ExportRefusalContract = Type.Object({
  error: Type.Literal('too-many'),
  message: Type.String(),
  rows: Type.Integer(),
  max: Type.Integer(),
})

/** Why a list was not exported. */
export type ExportRefusal = Static<typeof ExportRefusalContract>
