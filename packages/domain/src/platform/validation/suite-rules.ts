import { test } from 'vest'
import { EMAIL } from '../values/email.ts'
import type { ErrorName, ErrorsByField } from '../field-errors.ts'
import { isLongerThan } from '../values/text.ts'

/**
 * States one rule of a field; the name of the error is its message. As in vest, a check fails by answering `false`
 * or by an `enforce` that throws, and of one field the checks after a failing one are not run.
 */
export type StateRule = (field: string, name: ErrorName, check: () => boolean | void) => void

/** States a rule in the vest suite that is running. */
export const rule: StateRule = (field, name, check) => {
  test(field, name, check)
}

/** A short text that must be there. */
export function requiredText(field: string, text: string, max: number, state = rule): void {
  state(field, 'required', () => text !== '')
  optionalText(field, text, max, state)
}

/** A text that may be blank. */
export function optionalText(field: string, text: string, max: number, state = rule): void {
  state(field, 'maxlength', () => !isLongerThan(text, max))
}

/** A form that a text has when it is not blank. */
export function patternedText(field: string, text: string, pattern: RegExp, state = rule): void {
  state(field, 'pattern', () => text === '' || pattern.test(text))
}

/** An e-mail address that must be there. */
export function requiredEmail(field: string, text: string, max: number, state = rule): void {
  requiredText(field, text, max, state)
  state(field, 'email', () => EMAIL.test(text))
}

/**
 * The failing rules of one record, found without a vest suite: the same result about a hundred times as fast,
 * for what a server checks. `stateRules` states the rules of the record through its argument.
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

/** The failing rules of a finished synchronous run, in the shape forms hold. */
export function errorsOf(result: { getErrors(): Record<string, string[]> }): ErrorsByField {
  return result.getErrors() as ErrorsByField
}
