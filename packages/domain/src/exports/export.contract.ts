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

/** How many rows there are, and how many there may be. */
export type TooMany = Pick<ExportRefusal, 'rows' | 'max'>

/** The numbers in a refusal for too many rows; null in anything else. */
export function tooManyIn(body: unknown): TooMany | null {
  if (typeof body !== 'object' || body === null || !('error' in body) || body.error !== 'too-many')
    return null
  if (!('rows' in body) || !('max' in body)) return null
  return { rows: Number(body.rows), max: Number(body.max) }
}
