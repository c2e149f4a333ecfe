import type { FieldDifference } from '../overlays/ConflictDialog/ConflictDialog.tsx'
import { isSame } from '../forms/is-same.ts'

/** The fields in which two drafts differ, in the order of the form, each in words. */
export function recordDifferences<Draft extends object>(
  mine: Draft,
  theirs: Draft,
  order: readonly (keyof Draft & string)[],
  labels: Readonly<Record<keyof Draft & string, string>>,
  textOf: (field: keyof Draft & string, draft: Draft) => string,
): FieldDifference[] {
  return order
    .filter((field) => !isSame(mine[field], theirs[field]))
    .map((field) => ({
      field,
      label: labels[field],
      mine: textOf(field, mine),
      theirs: textOf(field, theirs),
    }))
}
