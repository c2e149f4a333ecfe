import { filled } from '../leads/lead.draft.ts'
import { hasErrors, type Checked, type ErrorName, type ErrorsByField } from '../platform/field-errors.ts'
import { readerOf } from '../platform/reader.ts'
import type { PropertySave } from './property.draft.ts'
import {
  AMENITIES,
  isOfKind,
  PROPERTY_NUMBER_FIELDS,
  PROPERTY_TEXT_FIELDS,
  type PropertyNumberField,
} from './property.fields.ts'
import { validateProperty, type PropertyLookups } from './property.suite.ts'

/** Reads a home from unknown JSON: text is cleaned, unknown fields are ignored, missing ones are empty. Source: decision X10. */
export function readPropertyDraft(body: unknown): { draft: PropertySave; errors: ErrorsByField } {
  const reader = readerOf(body)
  const record = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const version = reader.whole('version', 'invalid')
  const errors: ErrorsByField = {}

  const numberOf = (field: PropertyNumberField): number | null => {
    const value = Object.hasOwn(record, field) ? (record[field] ?? null) : null
    if (value === null || (typeof value === 'number' && Number.isFinite(value))) return value
    const name: ErrorName = isOfKind(field, 'choice') ? 'enumerable' : 'pattern'
    errors[field] = [name]
    return Number.NaN
  }

  const draft: PropertySave = {
    ...filled(PROPERTY_TEXT_FIELDS, (field) => reader.text(field, { isLong: isOfKind(field, 'long') })),
    ...filled(PROPERTY_NUMBER_FIELDS, numberOf),
    ...filled(AMENITIES, (field) => reader.flag(field, 'invalid') ?? false),
    images: reader.list('images').map((image) => ({ id: image.whole('id', 'invalid') ?? Number.NaN })),
    ...(version === null ? {} : { version }),
  }
  return { draft, errors: { ...reader.errors, ...errors } }
}

/**
 * Reads a home from unknown JSON and holds it against every rule. Of a field with a wrong shape only that is said.
 * A picture that is given twice is kept at its first place.
 */
export function checkProperty(body: unknown, lookups?: PropertyLookups): Checked<PropertySave> {
  const { draft, errors } = readPropertyDraft(body)
  const all = { ...validateProperty(draft, lookups), ...errors }
  if (hasErrors(all)) return { ok: false, errors: all }
  // Only now: errors name a picture by its place in what was sent.
  const ids = new Set(draft.images.map(({ id }) => id))
  return { ok: true, value: { ...draft, images: [...ids].map((id) => ({ id })) } }
}
