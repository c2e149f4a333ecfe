import { compareStructural } from 'mobx'
import type { FieldOf } from './form.model.ts'

/** A field that two people saved differently, as they decide between the two. Source: decision L35. */
export interface FieldDifference {
  field: string
  label: string
  /** In words; a dash for nothing. */
  mine: string
  theirs: string
}

/** The fields in which two drafts differ, in the order of their labels, each in words. */
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
