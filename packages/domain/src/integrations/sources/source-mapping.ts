import type { ErrorsByField } from '../../platform/field-errors.ts'
import { isRecord } from '../../platform/values/is-record.ts'
import { isLongerThan } from '../../platform/values/text.ts'
import { MAPPING_TEXT_MAX } from './source.limits.ts'

/** The fields of an enquiry that a source can fill, with their labels. */
export const MAPPED_FIELD_LABELS = {
  externalId: 'Reference',
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  phone: 'Phone',
  notes: 'Message',
  submittedAt: 'Sent at',
  'property.name': 'Property Name',
  'property.addressLine1': 'Property Address Line 1',
  'property.city': 'Property City',
  'property.postcode': 'Property Postcode',
  'property.ref': 'Property Ref',
} as const

export type MappedField = keyof typeof MAPPED_FIELD_LABELS

export const MAPPED_FIELDS = Object.keys(MAPPED_FIELD_LABELS) as readonly MappedField[]

/** A field comes from a place in the message (RFC 6901), or has the same text for each. */
export type FieldOrigin = { pointer: string } | { text: string }

/** A field that is left out stays empty. */
export type SourceMapping = Partial<Record<MappedField, FieldOrigin>>

const POINTER = /^(?:\/(?:[^~/]|~[01])*)+$/

const isMappedField = (field: string): field is MappedField => Object.hasOwn(MAPPED_FIELD_LABELS, field)

const originIn = (sent: unknown): FieldOrigin | null => {
  if (!isRecord(sent)) return null
  const { pointer, text } = sent
  if (typeof pointer === 'string' && text === undefined) return { pointer }
  return typeof text === 'string' && pointer === undefined ? { text } : null
}

/** The rules of one field. */
export function originErrors(field: MappedField, origin: FieldOrigin): ErrorsByField {
  const value = 'pointer' in origin ? origin.pointer : origin.text
  if (isLongerThan(value, MAPPING_TEXT_MAX)) return { [`mapping.${field}`]: ['maxlength'] }
  return 'pointer' in origin && !POINTER.test(value) ? { [`mapping.${field}`]: ['pattern'] } : {}
}

/** Reads a mapping as sent; errors are named by field. */
export function mappingIn(sent: unknown): { mapping: SourceMapping; errors: ErrorsByField } {
  const mapping: SourceMapping = {}
  if (sent === null || sent === undefined) return { mapping, errors: { mapping: ['required'] } }
  if (!isRecord(sent)) return { mapping, errors: { mapping: ['invalid'] } }
  const errors: ErrorsByField = {}
  for (const [field, value] of Object.entries(sent)) {
    if (value === null) continue
    const origin = originIn(value)
    if (!isMappedField(field)) errors[`mapping.${field}`] = ['enumerable']
    else if (origin === null) errors[`mapping.${field}`] = ['invalid']
    else {
      Object.assign(errors, originErrors(field, origin))
      mapping[field] = origin
    }
  }
  const isEmpty = Object.keys(sent).length === 0
  return { mapping, errors: isEmpty ? { mapping: ['required'] } : errors }
}
