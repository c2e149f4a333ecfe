import {
  hasErrors,
  toFieldErrors,
  type ErrorName,
  type ErrorsByField,
} from '@latchkey/domain/platform/field-errors'
import { errorsIn, type Received } from '@latchkey/domain/platform/validation/request-body'
import { fieldErrors } from './error.ts'

/**
 * The values of a valid body.
 * @throws AppError 422 with all failing fields
 */
export function accepted<Values>(body: Received<Values>, ruleErrors: ErrorsByField = {}): Values {
  rejectErrors(errorsIn(body, ruleErrors))
  return body.values
}

/**
 * The values of a valid body, with these fields required.
 * @throws AppError 422 with all failing fields
 */
export function acceptedWith<Values, Field extends keyof Values & string>(
  body: Received<Values>,
  fields: readonly Field[],
  ruleErrors: ErrorsByField = {},
): Values & { [Name in Field]: NonNullable<Values[Name]> } {
  const missing = fields.filter((field) => body.values[field] === null)
  const errors = Object.fromEntries(missing.map((field): [string, ErrorName[]] => [field, ['required']]))
  return accepted(body, { ...ruleErrors, ...errors }) as Values & {
    [Name in Field]: NonNullable<Values[Name]>
  }
}

/** @throws AppError 422 if there are errors */
export function rejectErrors(errors: ErrorsByField): void {
  if (hasErrors(errors)) throw fieldErrors(toFieldErrors(errors))
}
