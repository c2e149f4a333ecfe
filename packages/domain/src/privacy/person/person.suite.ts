import type { ErrorsByField } from '../../platform/field-errors.ts'
import { rulesOf } from '../../platform/validation/suite-rules.ts'
import type { PersonQueryValues } from './person.body.ts'

/** A phone without a digit finds nothing, as in a list. */
const RULES = rulesOf(({ email, phone }: PersonQueryValues, state) => {
  state('email', 'required', () => email !== '' || /\d/.test(phone))
})

export const createPersonSuite = () => RULES.createSuite(undefined)

export const validatePersonQuery = (values: PersonQueryValues): ErrorsByField =>
  RULES.errorsOf(values, undefined)
