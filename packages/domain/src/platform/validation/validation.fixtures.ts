import { hasErrors, type ErrorsByField } from '../field-errors.ts'
import { errorsIn, receive, type BodySchema } from './request-body.ts'

/** Drafts whose fields have values drawn from those given for the field; the same in each run. */
export function draftsOf<Draft extends object>(
  values: { readonly [Field in keyof Draft]: readonly Draft[Field][] },
  count: number,
): Draft[] {
  let seed = 7
  const draw = (max: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % max
  }
  const fields = Object.entries<readonly unknown[]>(values)
  return Array.from({ length: count }, () =>
    Object.fromEntries(fields.map(([field, those]) => [field, those[draw(those.length)]])),
  ) as Draft[]
}

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
