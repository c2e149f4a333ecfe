import type { FieldOf, Form } from './form.model.ts'

export function fill<Values extends object>(form: Form<Values> | null | undefined, values: Values): void {
  if (!form) throw new Error('There is no form to fill in.')
  for (const field of Object.keys(values) as FieldOf<Values>[]) form.set(field, values[field])
}
