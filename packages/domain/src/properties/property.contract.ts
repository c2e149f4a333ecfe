import { Type, type Static } from 'typebox'
import { filled } from '../platform/values/fields.ts'
import { ImportedFromContract } from '../platform/origin/imported-from.contract.ts'
import { MediaContract } from '../media/media.contract.ts'
import { PageOf } from '../platform/lists/page.contract.ts'
import {
  AMENITIES,
  PROPERTY_AMOUNT_FIELDS,
  PROPERTY_AREA_FIELDS,
  PROPERTY_CHOICE_FIELDS,
  PROPERTY_COUNT_FIELDS,
  PROPERTY_TEXT_FIELDS,
} from './property.fields.ts'

const OptionalText = Type.Union([Type.String(), Type.Null()])
const Whole = Type.Union([Type.Integer(), Type.Null()])
/** Pounds or m² with at most two decimals, or null. */
const Decimal = Type.Union([Type.Number(), Type.Null()])

/** A unit of a project, or a property of its own when `projectId` is null. */
export const PropertyContract = Type.Object({
  id: Type.Integer(),
  projectId: Whole,
  ...filled(PROPERTY_TEXT_FIELDS, () => OptionalText),
  name: Type.String(),
  ...filled([...PROPERTY_CHOICE_FIELDS, ...PROPERTY_COUNT_FIELDS], () => Whole),
  ...filled([...PROPERTY_AMOUNT_FIELDS, ...PROPERTY_AREA_FIELDS], () => Decimal),
  ...filled(AMENITIES, () => Type.Boolean()),
  images: Type.Array(MediaContract),
  /** Read-only. */
  importedFrom: ImportedFromContract,
  /** Row version; a save with an older one answers 409. */
  version: Type.Integer(),
})

/** A unit of a project, or a property of its own. */
export type Property = Static<typeof PropertyContract>

/** A page of units or properties. */
export const PropertyPageContract = PageOf(PropertyContract)
