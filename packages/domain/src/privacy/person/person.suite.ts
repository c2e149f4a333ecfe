import { create } from 'vest'
import type { ErrorsByField } from '../../platform/field-errors.ts'
import { errorsOf, rule } from '../../platform/validation/suite-rules.ts'
import { phoneKey } from '../../platform/values/phone.ts'
import type { PersonQueryValues } from './person.body.ts'

/** A phone without a digit finds nothing, as in a list. */
export const createPersonSuite = () =>
  create(({ email, phone }: PersonQueryValues) => {
    rule('email', 'required', () => email !== '' || phoneKey(phone) !== '')
  })

export const validatePersonQuery = (values: PersonQueryValues): ErrorsByField =>
  errorsOf(createPersonSuite(), values)
