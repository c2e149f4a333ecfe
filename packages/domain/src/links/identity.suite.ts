import { create } from 'vest'
import type { ErrorsByField } from '../platform/field-errors.ts'
import { TEXT_MAX } from '../platform/limits.ts'
import { errorsOf, requiredText } from '../platform/validation/suite-rules.ts'
import { cleanText } from '../platform/values/text.ts'

/** How a tenant says who they are. */
export interface Identity {
  phone: string
  lastName: string
}

/** Rules of the identity step; whether it matches only the server knows. Source: specification §5. */
export const createIdentitySuite = () =>
  create((identity: Identity) => {
    requiredText('phone', identity.phone, TEXT_MAX)
    requiredText('lastName', identity.lastName, TEXT_MAX)
  })

/** An identity without the spaces around its text. */
export function cleanIdentity({ phone, lastName }: Identity): Identity {
  return { phone: cleanText(phone), lastName: cleanText(lastName) }
}

/** What is wrong with an identity, before anybody compares it. */
export function validateIdentity(identity: Identity): ErrorsByField {
  return errorsOf(createIdentitySuite().runStatic(cleanIdentity(identity)))
}

/** True for two ways to write one telephone number: spaces count for nothing, and 0, 44 and +44 are one prefix. Source: decision P3. */
export function isSamePhone(one: string, other: string): boolean {
  return nationalNumber(one) === nationalNumber(other)
}

/** True for two ways to write one last name: outer spaces and case count for nothing. Source: decision P3. */
export function isSameLastName(one: string, other: string): boolean {
  return comparable(one) === comparable(other)
}

function nationalNumber(phone: string): string {
  return phone.replace(/\s/g, '').replace(/^(?:\+44|44|0)/, '0')
}

function comparable(name: string): string {
  return name.trim().normalize('NFC').toLowerCase()
}
