import { compareStructural } from 'mobx'
import type { FieldOf } from './form.model.ts'

/** A field on which two concurrent saves disagree, as shown in the conflict dialog. */
export interface FieldDifference {
  field: string
  label: string
  /** In words; a dash for an empty value. */
  mine: string
  theirs: string
}

export function differencesOf<Values extends object>(
  mine: Values,
  theirs: Values,
  labels: Readonly<Record<FieldOf<Values>, string>>,
  textOf: (field: FieldOf<Values>, values: Values) => string,
): FieldDifference[] {
  return (Object.keys(labels) as FieldOf<Values>[])
    .filter((field) => !compareStructural(mine[field], theirs[field]))
    .map((field) => ({
      field,
      label: labels[field],
      mine: textOf(field, mine),
      theirs: textOf(field, theirs),
    }))
}
