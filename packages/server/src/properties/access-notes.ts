import type { FieldChange } from '../audit/field-changes.ts'

/** The trail says only that access notes changed (rule A9.2). */
export const withoutAccessNotes = (change: FieldChange): FieldChange =>
  change.field === 'accessNotes' ? { ...change, from: null, to: 'Changed' } : change
