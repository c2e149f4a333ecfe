/** Names of field errors, on the wire, in suites and in forms. */
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

export type ErrorName = (typeof ERROR_NAMES)[number]

/** Body of a 422 response: each failing field once, its first failing rule first. */
export type FieldErrors = {
  /** Dotted for a nested field (`property.name`, rule X7). */
  attribute: string
  errors: { name: ErrorName }[]
}[]

/** Failing rules by field. */
export type ErrorsByField = Record<string, ErrorName[]>

/** The first rule that each field fails; a suite may run later ones too. */
export const firstErrors = (found: Readonly<Record<string, string[]>>): ErrorsByField =>
  Object.fromEntries(
    Object.entries(found).map(([field, names]) => [field, names.slice(0, 1)]),
  ) as ErrorsByField

export const NO_ERRORS: ErrorsByField = {}

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

/** Nouns for the pattern message of a field. */
export type PatternNouns = Readonly<Record<string, string>>

/** With a noun in `nouns`, a pattern error names the field. */
export function messageFor(attribute: string, name: string, nouns: PatternNouns = {}): string {
  const noun = nouns[attribute]
  if (name === 'pattern' && noun !== undefined) return `This is not a valid ${noun}`
  return MESSAGES[name as ErrorName] ?? MESSAGES.invalid
}

export function byField(errors: FieldErrors): ErrorsByField {
  return Object.fromEntries(
    errors.map(({ attribute, errors: named }) => [attribute, named.map(({ name }) => name)]),
  )
}

export function toFieldErrors(errors: ErrorsByField): FieldErrors {
  return Object.entries(errors)
    .filter(([, names]) => names.length > 0)
    .map(([attribute, names]) => ({ attribute, errors: names.map((name) => ({ name })) }))
}

export function hasErrors(errors: ErrorsByField): boolean {
  return Object.values(errors).some((names) => names.length > 0)
}
