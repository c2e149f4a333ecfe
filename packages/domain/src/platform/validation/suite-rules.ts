import { test } from 'vest'
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

export function requiredText(field: string, text: string, max: number, state = rule): void {
  state(field, 'required', () => text !== '')
  optionalText(field, text, max, state)
}

export function optionalText(field: string, text: string, max: number, state = rule): void {
  state(field, 'maxlength', () => !isLongerThan(text, max))
}

export function patternedText(field: string, text: string, pattern: RegExp, state = rule): void {
  state(field, 'pattern', () => text === '' || pattern.test(text))
}

export function requiredEmail(field: string, text: string, max: number, state = rule): void {
  requiredText(field, text, max, state)
  state(field, 'email', () => EMAIL.test(text))
}

/** Validates without vest: the same result about a hundred times as fast, for the server. */
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

/** For a finished synchronous run. */
export function errorsOf(result: { getErrors(): Record<string, string[]> }): ErrorsByField {
  return result.getErrors() as ErrorsByField
}
