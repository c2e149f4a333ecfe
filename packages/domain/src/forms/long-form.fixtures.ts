import { types, type IType } from 'mobx-state-tree'
import { create } from 'vest'
import { formOf } from './form.model.ts'

export interface LongFormField {
  name: string
  label: string
}

/** A number may be emptied. */
type LongFormValue = string | number | boolean | null

const TYPES = {
  string: types.string,
  number: types.maybeNull(types.number),
  boolean: types.boolean,
}

const typeOf = <Value extends LongFormValue>(value: Value | undefined) =>
  TYPES[typeof value as keyof typeof TYPES] as unknown as IType<Value | undefined, Value, Value>

/** Without rules, for measuring the cost of a keystroke. */
export const aLongForm = <Value extends LongFormValue>(
  fields: readonly LongFormField[],
  values: Readonly<Record<string, Value>>,
) =>
  formOf<Record<string, Value>>({
    name: 'Long form',
    fields: Object.fromEntries(fields.map(({ name }) => [name, typeOf(values[name])])),
    labels: Object.fromEntries(fields.map(({ name, label }) => [name, label])),
    createSuite: () => create(() => undefined),
  }).create({ values: { ...values } })
