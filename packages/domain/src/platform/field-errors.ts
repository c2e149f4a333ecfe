/** Names of everything that can be wrong with a field; the same on the wire, in suites and in forms. Source: specification §5. */
export const ERROR_NAMES = [
  'required',
  'minlength',
  'maxlength',
  'min',
  'max',
  'email',
  'pattern',
  'date',
  'minDate',
  'maxDate',
  'compare',
  'enumerable',
  'range',
  'unique',
  'invalid',
] as const

/** One of the names a field error can have. */
export type ErrorName = (typeof ERROR_NAMES)[number]

/** The body of a 422 answer: each failing field once, its first failing rule first. */
export type FieldErrors = {
  /** Dotted for a nested field (`property.name`). Source: decision X7. */
  attribute: string
  errors: { name: ErrorName }[]
}[]

/** Failing rules by field, as forms hold them. */
export type ErrorsByField = Record<string, ErrorName[]>

const MESSAGES: Record<ErrorName, string> = {
  required: 'This is required',
  minlength: 'This is invalid',
  maxlength: 'This is too long',
  min: 'This is out of range',
  max: 'This is out of range',
  email: 'This is not a valid email',
  pattern: 'This is not valid',
  date: 'This is not a valid date',
  minDate: 'Date must be in the future',
  maxDate: 'This is out of range',
  compare: 'The passwords you entered do not match',
  enumerable: 'This is invalid',
  range: 'This is out of range',
  unique: 'This is not valid',
  invalid: 'This is invalid',
}

/** Fields whose pattern error names the field, with the noun it uses. Source: decision G14. */
export type PatternNouns = Readonly<Record<string, string>>

/** The sentence a person reads for a failing rule. `nouns` names fields that are spoken of by name when their pattern fails. Source: specification §5, decision G14. */
export function messageFor(attribute: string, name: string, nouns: PatternNouns = {}): string {
  const noun = nouns[attribute]
  if (name === 'pattern' && noun !== undefined) return `This is not a valid ${noun}`
  return MESSAGES[name as ErrorName] ?? MESSAGES.invalid
}

/** Turns the errors of a 422 answer into the shape forms hold. */
export function byField(errors: FieldErrors): ErrorsByField {
  return Object.fromEntries(
    errors.map(({ attribute, errors: named }) => [attribute, named.map(({ name }) => name)]),
  )
}

/** Turns errors by field into the body of a 422 answer. */
export function toFieldErrors(errors: ErrorsByField): FieldErrors {
  return Object.entries(errors)
    .filter(([, names]) => names.length > 0)
    .map(([attribute, names]) => ({ attribute, errors: names.map((name) => ({ name })) }))
}

/** True when any field fails. */
export function hasErrors(errors: ErrorsByField): boolean {
  return Object.values(errors).some((names) => names.length > 0)
}
