import { types } from 'mobx-state-tree'
import { create } from 'vest'
import { formOf } from './form.model.ts'

export interface LongFormField {
  name: string
  label: string
}

/** Without rules, for measuring the cost of a keystroke. */
export const aLongForm = (fields: readonly LongFormField[], values: Readonly<Record<string, string>>) =>
  formOf<Record<string, string>>({
    name: 'Long form',
    fields: Object.fromEntries(fields.map(({ name }) => [name, types.string])),
    labels: Object.fromEntries(fields.map(({ name, label }) => [name, label])),
    createSuite: () => create(() => undefined),
  }).create({ values: { ...values } })
