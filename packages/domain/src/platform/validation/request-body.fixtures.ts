import { hasErrors, type ErrorsByField } from '../field-errors.ts'
import { errorsIn, receive, type BodySchema } from './request-body.ts'

/** Validates a body as the server does: its values, or its errors. */
export const checkerOf =
  <Values, Given extends unknown[]>(
    schema: BodySchema<Values>,
    validate: (values: Values, ...given: Given) => ErrorsByField,
  ) =>
  (body: unknown, ...given: Given) => {
    const received = receive(schema, body)
    const errors = errorsIn(received, validate(received.values, ...given))
    return hasErrors(errors) ? { ok: false, errors } : { ok: true, value: received.values }
  }
