import type { ErrorsByField } from '../platform/field-errors.ts'
import type { Problem } from '../platform/problem.ts'

export type SaveOutcome<Row> =
  | { kind: 'saved' }
  | { kind: 'created'; row: Row }
  /** Client-side errors; nothing was sent. */
  | { kind: 'incomplete' }
  /** The form shows the server's errors. */
  | { kind: 'invalid'; errors: ErrorsByField }
  /** `opened.obstacle` says what to decide. */
  | { kind: 'obstacle' }
  /** The server answered `false`. */
  | { kind: 'rejected' }
  | { kind: 'failed'; problem: Problem }

/** `isOpen` is false when the dialog was closed meanwhile: a late answer must not close another dialog. */
export type DialogOutcome<Row> = SaveOutcome<Row> & { isOpen: boolean }
