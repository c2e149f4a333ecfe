import { Type, type Static } from 'typebox'
import { bodyOf, Whole } from '../platform/validation/request-body.ts'

/** A failure says why a row of a spreadsheet cannot be imported. */
export const SheetFailureContract = Type.Object({
  /** Row number as in spreadsheet programs: the header is row 1, blank rows count. */
  line: Type.Integer(),
  /** Heading in the file, or in the download when the file lacks the column. */
  column: Type.String(),
  value: Type.String(),
  /** For the user. */
  reason: Type.String(),
  /** The values that the column accepts; missing where the reason says it. */
  accepts: Type.Optional(Type.String()),
})

export type SheetFailure = Static<typeof SheetFailureContract>

/** The effect of importing a spreadsheet, before anything is written. */
export const SheetPreviewContract = Type.Object({
  /** Identifies the checked file in the calls that follow; null for a file refused as a whole, which is not stored. */
  id: Type.Union([Type.Integer(), Type.Null()]),
  /** Rows that would create a unit. */
  creates: Type.Integer(),
  /** Rows that would change a unit. */
  updates: Type.Integer(),
  /** Rows with errors; if there are any, none is imported. */
  fails: Type.Integer(),
  /** The first of the failures. */
  failures: Type.Array(SheetFailureContract),
  /** The first rows that would create a unit with the name of one that the project has. */
  namesakes: Type.Optional(Type.Array(Type.Object({ line: Type.Integer(), name: Type.String() }))),
})

export type SheetPreview = Static<typeof SheetPreviewContract>

/** A previewed sheet. */
export const SheetPreviewBody = bodyOf({ previewId: Whole('invalid') }, ['previewId'])
