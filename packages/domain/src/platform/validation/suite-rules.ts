import { create, test } from 'vest'
import { EMAIL } from '../values/email.ts'
import type { ErrorName, ErrorsByField } from '../field-errors.ts'
import { isLongerThan } from '../values/text.ts'

/**
 * States one rule of a field; the message is the error's name. As in vest, a check fails by returning `false` or by
 * a throwing `enforce`, and later checks of the same field are skipped.
 */
export type StateRule = (field: string, name: ErrorName, check: () => boolean | void) => void

/** Adds the rule to the running vest suite. */
export const rule: StateRule = (field, name, check) => {
  test(field, name, check)
}

export function required(field: string, text: string, state = rule): void {
  state(field, 'required', () => text !== '')
}

export function requiredText(field: string, text: string, max: number, state = rule): void {
  required(field, text, state)
  optionalText(field, text, max, state)
}

export function optionalText(field: string, text: string, max: number, state = rule): void {
  state(field, 'maxlength', () => !isLongerThan(text, max))
}

export function patternedText(field: string, text: string, pattern: RegExp, state = rule): void {
  state(field, 'pattern', () => text === '' || pattern.test(text))
}

export function optionalEmail(field: string, text: string, state = rule): void {
  state(field, 'email', () => text === '' || EMAIL.test(text))
}

export function requiredEmail(field: string, text: string, max: number, state = rule): void {
  requiredText(field, text, max, state)
  optionalEmail(field, text, state)
}

/**
 * Rules of one kind of record that run in two ways with the same result: as a vest suite in a form, where one field can
 * be validated alone, and without vest on the server (decision 0043).
 */
export const rulesOf = <Values, Lookups>(
  stateRules: (values: Values, state: StateRule, lookups: Lookups) => void,
) => ({
  createSuite: (lookups: Lookups) => create((values: Values) => stateRules(values, rule, lookups)),
  errorsOf: (values: Values, lookups: Lookups): ErrorsByField =>
    failingRules((state) => stateRules(values, state, lookups)),
})

function failingRules(stateRules: (state: StateRule) => void): ErrorsByField {
  const errors: ErrorsByField = {}
  stateRules((field, name, check) => {
    if (!Object.hasOwn(errors, field) && fails(check)) errors[field] = [name]
  })
  return errors
}

function fails(check: () => boolean | void): boolean {
  try {
    return check() === false
  } catch {
    return true
  }
}

/** For a finished synchronous run. */
export function errorsOf(result: { getErrors(): Record<string, string[]> }): ErrorsByField {
  return result.getErrors() as ErrorsByField
}
