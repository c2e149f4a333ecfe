import { create } from 'vest'
import type { ErrorsByField } from '../platform/field-errors.ts'
import { TEXT_MAX } from '../platform/limits.ts'
import { errorsOf, requiredText } from '../platform/validation/suite-rules.ts'
import { cleanText } from '../platform/values/text.ts'

export interface Identity {
  phone: string
  lastName: string
}

/** Only the shape; the server decides whether they match. */
export const createIdentitySuite = () =>
  create((identity: Identity) => {
    requiredText('phone', identity.phone, TEXT_MAX)
    requiredText('lastName', identity.lastName, TEXT_MAX)
  })

export function cleanIdentity({ phone, lastName }: Identity): Identity {
  return { phone: cleanText(phone), lastName: cleanText(lastName) }
}

/** Checks the shape only. */
export function validateIdentity(identity: Identity): ErrorsByField {
  return errorsOf(createIdentitySuite(), cleanIdentity(identity))
}
