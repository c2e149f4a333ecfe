import { Type, type Static } from 'typebox'
import { CHECK_KINDS } from './right-to-rent.enums.ts'

/** The check of one adult; days are `YYYY-MM-DD` in business time. */
export const RightToRentCheckContract = Type.Object({
  id: Type.Integer(),
  adultName: Type.String(),
  kind: Type.Enum([...CHECK_KINDS]),
  checkedOn: Type.String(),
  /** The last day on which it is valid; null without a time limit. */
  expiresOn: Type.Union([Type.String(), Type.Null()]),
  version: Type.Integer(),
})

/** The check of one adult. */
export type RightToRentCheck = Static<typeof RightToRentCheckContract>

/** The checks of a lead, in the order in which they were recorded. */
export const RightToRentContract = Type.Object({
  /** The number of adults who will live in the home. */
  adults: Type.Integer(),
  /** Valid checks, at most `adults`. */
  recorded: Type.Integer(),
  complete: Type.Boolean(),
  checks: Type.Array(RightToRentCheckContract),
})

/** The checks of a lead. */
export type RightToRent = Static<typeof RightToRentContract>

/** A 409: a letting cannot be completed before every check is recorded. */
export const RightToRentMissingContract = Type.Object({
  error: Type.Literal('right-to-rent'),
  message: Type.String(),
  adults: Type.Integer(),
  recorded: Type.Integer(),
})
