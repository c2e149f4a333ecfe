import { observable, runInAction } from 'mobx'
import type { BoundValues } from './bound-form.ts'

export interface PersonValues {
  name: string
  city: string
}

const LABELS: Record<keyof PersonValues, string> = { name: 'Name', city: 'City' }

/** A form in which every field is required once it has been left. */
export function aPersonForm(start: PersonValues = { name: 'Ann', city: 'York' }): BoundValues<PersonValues> {
  const values = observable({ ...start })
  const left = observable.set<keyof PersonValues>()
  const errorOf = (field: keyof PersonValues) =>
    left.has(field) && values[field] === '' ? 'This is required' : undefined
  return {
    get errors() {
      return (Object.keys(LABELS) as (keyof PersonValues)[]).flatMap((name) => {
        const message = errorOf(name)
        return message === undefined ? [] : [{ name, label: LABELS[name], message }]
      })
    },
    get isDirty() {
      return values.name !== start.name || values.city !== start.city
    },
    get draft() {
      return { ...values }
    },
    value: (field) => values[field],
    labelOf: (field) => LABELS[field],
    errorOf,
    set: (field, value) => runInAction(() => Object.assign(values, { [field]: value })),
    leave: (field) => runInAction(() => left.add(field)),
  }
}
