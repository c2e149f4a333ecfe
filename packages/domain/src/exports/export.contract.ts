import { Type, type Static } from 'typebox'

/** A list with too many rows to export. */
export const ExportErrorContract = Type.Object({
  error: Type.Literal('too-many'),
  message: Type.String(),
  rows: Type.Integer(),
  max: Type.Integer(),
})

/** A list with too many rows to export. */
export type ExportError = Static<typeof ExportErrorContract>

/** Rows of the list, and the maximum. */
export type TooMany = Pick<ExportError, 'rows' | 'max'>

/** Null for any other body. */
export function tooManyIn(body: unknown): TooMany | null {
  if (typeof body !== 'object' || body === null || !('error' in body) || body.error !== 'too-many')
    return null
  if (!('rows' in body) || !('max' in body)) return null
  return { rows: Number(body.rows), max: Number(body.max) }
}
