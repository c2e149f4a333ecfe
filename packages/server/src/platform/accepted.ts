import {
  hasErrors,
  toFieldErrors,
  type Checked,
  type ErrorsByField,
} from '@latchkey/domain/platform/field-errors'
import { fieldErrors } from './error.ts'

/**
 * What a body holds.
 * @throws AppError 422 with every failing field.
 */
export function accepted<Value>(checked: Checked<Value>): Value {
  if (!checked.ok) throw fieldErrors(toFieldErrors(checked.errors))
  return checked.value
}

/** @throws AppError 422 where any field fails. */
export function refuseErrors(errors: ErrorsByField): void {
  if (hasErrors(errors)) throw fieldErrors(toFieldErrors(errors))
}
