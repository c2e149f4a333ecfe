import type { FormError } from './Form/Form.tsx'

/** The name of a field. */
export type FieldName<Values> = keyof Values & string

/** A form that can be observed field by field, as the models of the domain. */
export interface BoundValues<Values> {
  readonly errors: readonly FormError[]
  /** All values: for submitting only, because rendering them would observe every field. */
  readonly draft: Values
  value<Name extends FieldName<Values>>(field: Name): Values[Name]
  labelOf(field: FieldName<Values>): string
  /** The error of a field, in words for the person; undefined when it is valid, or when it is too early to say. */
  errorOf(field: FieldName<Values>): string | undefined
  set<Name extends FieldName<Values>>(field: Name, value: Values[Name]): void
  /** The field was left: from now on its error is shown. */
  leave(field: FieldName<Values>): void
}
