import { YES_NO_OPTIONS } from '../leads/questionnaire/answer.enums.ts'
import type { ErrorName } from '../platform/field-errors.ts'
import { AMOUNT_MAX } from '../platform/limits.ts'
import { isOfKind, PROPERTY_FIELDS, type PropertyField } from '../properties/property.fields.ts'
import { AREA_MAX, PROPERTY_LIMITS } from '../properties/property.limits.ts'

const upTo = (max: number) => `0 to ${max.toLocaleString('en-GB')}`

/** The values that a column of a spreadsheet accepts, after one was rejected; undefined where the reason says it. */
export function acceptedValues(field: string, error: ErrorName): string | undefined {
  if (!isPropertyField(field)) return undefined
  if (isOfKind(field, 'choice')) return Object.values(PROPERTY_FIELDS[field].options).join(', ')
  if (isOfKind(field, 'flag')) return YES_NO_OPTIONS.map(({ label }) => label).join(', ')
  if (isOfKind(field, 'count')) return `A whole number, ${upTo(PROPERTY_FIELDS[field].max)}`
  if (isOfKind(field, 'amount')) return `A number, ${upTo(AMOUNT_MAX)}, with at most two decimals`
  if (isOfKind(field, 'area')) return `A number, ${upTo(AREA_MAX)}, with at most two decimals`
  if (error === 'maxlength')
    return `At most ${PROPERTY_LIMITS[isOfKind(field, 'long') ? 'long' : 'text'].toLocaleString('en-GB')} characters`
  if (error !== 'pattern') return undefined
  return field === 'postcode'
    ? 'A postcode such as LS1 4AP'
    : 'An address that begins with http:// or https://'
}

const isPropertyField = (field: string): field is PropertyField => Object.hasOwn(PROPERTY_FIELDS, field)
