import type { FormError } from './Form/Form.tsx'

/** The name of a field of some values. */
export type FieldName<Values> = keyof Values & string

/** A form that holds values and can be observed field by field, as the models of the domain can. */
export interface BoundValues<Values> {
  readonly errors: readonly FormError[]
  /** Everything that it holds: to send, not to render, which would observe every field. */
  readonly draft: Values
  value<Name extends FieldName<Values>>(field: Name): Values[Name]
  labelOf(field: FieldName<Values>): string
  /** What is wrong with a field, in words for the person; undefined when nothing is, or when it is too early to say. */
  errorOf(field: FieldName<Values>): string | undefined
  set<Name extends FieldName<Values>>(field: Name, value: Values[Name]): void
  /** The person left the field: from now on it says what is wrong with it. */
  leave(field: FieldName<Values>): void
}
