import { Type, type Static } from 'typebox'

/** One thing that keeps a row of a spreadsheet from being taken. */
export const SheetFailureContract = Type.Object({
  /** The number of the row, as a spreadsheet program shows it: the headings are in row 1, blank rows count. */
  line: Type.Integer(),
  /** The heading of the column in the file, or in the download where the file has no such column. */
  column: Type.String(),
  value: Type.String(),
  /** In words for the person. */
  reason: Type.String(),
})

/** One thing that keeps a row of a spreadsheet from being taken. */
export type SheetFailure = Static<typeof SheetFailureContract>

/** What a spreadsheet would bring about, before anything is written. */
export const SheetPreviewContract = Type.Object({
  /** Names the file that was looked into, for what follows. */
  id: Type.Integer(),
  /** How many rows would make a new unit. */
  creates: Type.Integer(),
  /** How many rows would change a unit. */
  updates: Type.Integer(),
  /** How many rows cannot be taken; with any, nothing is. */
  fails: Type.Integer(),
  /** What is wrong with the failing rows, the first of them. */
  failures: Type.Array(SheetFailureContract),
})

/** What a spreadsheet would bring about, before anything is written. */
export type SheetPreview = Static<typeof SheetPreviewContract>
