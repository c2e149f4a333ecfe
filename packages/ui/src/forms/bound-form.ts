import type { FormError } from './Form/Form.tsx'

export type FieldName<Values> = keyof Values & string

/** A form that can be observed field by field; implemented by the form models of the domain. */
export interface BoundValues<Values> {
  readonly errors: readonly FormError[]
  /** True while a value differs from the saved one. */
  readonly isDirty: boolean
  /** All values. Read it only on submit: rendering it would observe every field. */
  readonly draft: Values
  value<Name extends FieldName<Values>>(field: Name): Values[Name]
  labelOf(field: FieldName<Values>): string
  /** The error message of a field; undefined when it is valid or has not been left yet. */
  errorOf(field: FieldName<Values>): string | undefined
  set<Name extends FieldName<Values>>(field: Name, value: Values[Name]): void
  /** Marks a field as left; its error is shown from now on. */
  leave(field: FieldName<Values>): void
}
