import { types } from 'mobx-state-tree'
import { create } from 'vest'
import { formOf } from './form.model.ts'

/** The name and the label of a field of a long form. */
export interface LongFormField {
  name: string
  label: string
}

/** A form of many lines of text without rules, for measuring what a key costs. */
export const aLongForm = (fields: readonly LongFormField[], values: Readonly<Record<string, string>>) =>
  formOf<Record<string, string>>({
    name: 'Long form',
    fields: Object.fromEntries(fields.map(({ name }) => [name, types.string])),
    labels: Object.fromEntries(fields.map(({ name, label }) => [name, label])),
    createSuite: () => create(() => undefined),
  }).create({ values: { ...values } })
