import { filled } from '../leads/lead.draft.ts'
import { cleanText } from '../platform/values/text.ts'
import type { Property } from './property.contract.ts'
import {
  AMENITIES,
  isOfKind,
  PROPERTY_NUMBER_FIELDS,
  PROPERTY_TEXT_FIELDS,
  type PROPERTY_FIELDS,
  type PropertyField,
} from './property.fields.ts'

interface Values {
  text: string
  long: string
  /** Null while empty, NaN for what is no number. */
  choice: number | null
  count: number | null
  amount: number | null
  area: number | null
  flag: boolean
  /** In their order; the first is the one that cards show. Source: decision J24. */
  pictures: readonly { readonly id: number }[]
}

/** A property or unit as its form holds it and as a save reads it: text never null, numbers null while empty and NaN for what is no number. */
export type PropertyDraft = {
  [Field in PropertyField]: Values[(typeof PROPERTY_FIELDS)[Field]['kind']]
}

/** A draft as it is sent: with the version it was read at. */
export type PropertySave = PropertyDraft & { version?: number }

/** An empty form for a new property. */
export function emptyPropertyDraft(): PropertyDraft {
  return {
    ...filled(PROPERTY_TEXT_FIELDS, () => ''),
    ...filled(PROPERTY_NUMBER_FIELDS, () => null),
    ...filled(AMENITIES, () => false),
    images: [],
  }
}

/** A saved property as its form starts. */
export function propertyDraftOf(property: Property): PropertyDraft {
  return {
    ...filled(PROPERTY_TEXT_FIELDS, (field) => property[field] ?? ''),
    ...filled(PROPERTY_NUMBER_FIELDS, (field) => property[field]),
    ...filled(AMENITIES, (field) => property[field]),
    images: property.images.map(({ id }) => ({ id })),
  }
}

/** A draft with its text as it is stored. */
export function cleanPropertyDraft(draft: PropertyDraft): PropertyDraft {
  return {
    ...draft,
    ...filled(PROPERTY_TEXT_FIELDS, (field) => cleanText(draft[field], { isLong: isOfKind(field, 'long') })),
  }
}
