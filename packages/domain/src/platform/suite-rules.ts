import { test } from 'vest'
import { EMAIL } from './email.ts'
import type { ErrorName, ErrorsByField } from './field-errors.ts'
import { isLongerThan } from './text.ts'

/** Where failing rules go while many records are held against them; null while a suite runs. */
let collected: ErrorsByField | null = null

/** States one rule of a suite; the name of the error is its message. Of one field the rules after a failing one are not tried. */
export function rule(field: string, name: ErrorName, holds: () => boolean): void {
  if (collected !== null) {
    if (!Object.hasOwn(collected, field) && !holds()) collected[field] = [name]
    return
  }
  test(field, name, () => {
    if (!holds()) throw new Error(name)
  })
}

/** A short text that must be there. */
export function requiredText(field: string, text: string, max: number): void {
  rule(field, 'required', () => text !== '')
  optionalText(field, text, max)
}

/** A text that may be blank. */
export function optionalText(field: string, text: string, max: number): void {
  rule(field, 'maxlength', () => !isLongerThan(text, max))
}

/** A form that a text has when it is not blank. */
export function patternedText(field: string, text: string, pattern: RegExp): void {
  rule(field, 'pattern', () => text === '' || pattern.test(text))
}

/** An e-mail address that must be there. */
export function requiredEmail(field: string, text: string, max: number): void {
  requiredText(field, text, max)
  rule(field, 'email', () => EMAIL.test(text))
}

/**
 * The rules that fail, without a suite around them: the same answer about a hundred times as fast, for the
 * thousands of rows of a spreadsheet. `state` states the rules of one record, at once.
 */
export function failingRules(state: () => void): ErrorsByField {
  const errors: ErrorsByField = {}
  collected = errors
  try {
    state()
  } finally {
    collected = null
  }
  return errors
}

/** The failing rules of a finished synchronous run, in the shape forms hold. */
export function errorsOf(result: { getErrors(): Record<string, string[]> }): ErrorsByField {
  return result.getErrors() as ErrorsByField
}
