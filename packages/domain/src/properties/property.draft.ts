import { filled } from '../platform/values/fields.ts'
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
  /** Null while empty, NaN for text that is not a number. */
  choice: number | null
  count: number | null
  amount: number | null
  area: number | null
  flag: boolean
  /** In display order; the first is on the card. */
  pictures: readonly { readonly id: number }[]
}

/** Text is never null; numbers are null while empty and NaN for text that is not a number. */
export type PropertyDraft = {
  [Field in PropertyField]: Values[(typeof PROPERTY_FIELDS)[Field]['kind']]
}

/** `version` is the one that the draft was read at. */
export type PropertySave = PropertyDraft & { version?: number }

export function emptyPropertyDraft(): PropertyDraft {
  return {
    ...filled(PROPERTY_TEXT_FIELDS, () => ''),
    ...filled(PROPERTY_NUMBER_FIELDS, () => null),
    ...filled(AMENITIES, () => false),
    images: [],
  }
}

export function propertyDraftOf(property: Property): PropertyDraft {
  return {
    ...filled(PROPERTY_TEXT_FIELDS, (field) => property[field] ?? ''),
    ...filled(PROPERTY_NUMBER_FIELDS, (field) => property[field]),
    ...filled(AMENITIES, (field) => property[field]),
    images: property.images.map(({ id }) => ({ id })),
  }
}

/** Text as it will be stored. */
export function cleanPropertyDraft(draft: PropertyDraft): PropertyDraft {
  return {
    ...draft,
    ...filled(PROPERTY_TEXT_FIELDS, (field) => cleanText(draft[field], { isLong: isOfKind(field, 'long') })),
  }
}
