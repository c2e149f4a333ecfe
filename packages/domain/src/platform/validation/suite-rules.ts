import { test } from 'vest'
import { EMAIL } from '../values/email.ts'
import { firstErrors, type ErrorName, type ErrorsByField } from '../field-errors.ts'
import { isLongerThan } from '../values/text.ts'

/**
 * States one rule of a field; the message is the error's name. As in vest, a check fails by returning `false` or by
 * a throwing `enforce`, and later checks of the same field are skipped.
 */
export type StateRule = (field: string, name: ErrorName, check: () => boolean | void) => void

interface Suite<Values> {
  run(values: Values): { getErrors(): Record<string, string[]> }
}

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

export function requiredEmail(field: string, text: string, max: number): void {
  requiredText(field, text, max)
  optionalEmail(field, text)
}

/** Every failing field with the first rule it fails. The suite must be new: one that has run keeps results. */
export const errorsOf = <Values>(suite: Suite<Values>, values: Values): ErrorsByField =>
  firstErrors(suite.run(values).getErrors())

/**
 * The result of a suite with these rules without vest, for thousands of rows: a suite takes more than 100 times as long
 * (decision 0043).
 */
export function failingRules(stateRules: (state: StateRule) => void): ErrorsByField {
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
