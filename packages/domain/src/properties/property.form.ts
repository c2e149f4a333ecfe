import { types } from 'mobx-state-tree'
import { formOf } from '../forms/form.model.ts'
import { filled } from '../platform/values/fields.ts'
import type { Property } from './property.contract.ts'
import {
  cleanPropertyDraft,
  emptyPropertyDraft,
  propertyDraftOf,
  type PropertyDraft,
} from './property.draft.ts'
import { createPropertySuite } from './property.suite.ts'
import {
  AMENITIES,
  PROPERTY_AMOUNT_FIELDS,
  PROPERTY_AREA_FIELDS,
  PROPERTY_CHOICE_FIELDS,
  PROPERTY_COUNT_FIELDS,
  PROPERTY_LABELS,
  PROPERTY_TEXT_FIELDS,
} from './property.fields.ts'

export const PropertyFormModel = formOf<PropertyDraft>({
  name: 'Property form',
  fields: {
    ...filled(PROPERTY_TEXT_FIELDS, () => types.string),
    ...filled(PROPERTY_CHOICE_FIELDS, () => types.maybeNull(types.integer)),
    // NaN stands for text that is not a number.
    ...filled([...PROPERTY_COUNT_FIELDS, ...PROPERTY_AMOUNT_FIELDS, ...PROPERTY_AREA_FIELDS], () =>
      types.maybeNull(types.number),
    ),
    ...filled(AMENITIES, () => types.boolean),
    images: types.frozen<PropertyDraft['images']>(),
  },
  labels: PROPERTY_LABELS,
  clean: cleanPropertyDraft,
  createSuite: () => createPropertySuite(),
})

export const createPropertyForm = (property: Property | null) =>
  property === null
    ? PropertyFormModel.create({ values: emptyPropertyDraft() })
    : PropertyFormModel.create({ values: propertyDraftOf(property), version: property.version })
