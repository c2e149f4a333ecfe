import { types, type Instance } from 'mobx-state-tree'
import { filled } from '../platform/values/fields.ts'
import type { ImportedFrom } from '../platform/origin/imported-from.contract.ts'
import { MediaModel } from '../media/media.model.ts'
import { propertyDraftOf, type PropertyDraft } from './property.draft.ts'
import {
  AMENITIES,
  PROPERTY_AMOUNT_FIELDS,
  PROPERTY_AREA_FIELDS,
  PROPERTY_CHOICE_FIELDS,
  PROPERTY_COUNT_FIELDS,
  PROPERTY_TEXT_FIELDS,
} from './property.fields.ts'

export const PropertyModel = types
  .model('Property', {
    ...filled(PROPERTY_TEXT_FIELDS, () => types.maybeNull(types.string)),
    ...filled([...PROPERTY_CHOICE_FIELDS, ...PROPERTY_COUNT_FIELDS], () => types.maybeNull(types.integer)),
    ...filled([...PROPERTY_AMOUNT_FIELDS, ...PROPERTY_AREA_FIELDS], () => types.maybeNull(types.number)),
    ...filled(AMENITIES, () => types.boolean),
    id: types.integer,
    /** Null for a property of its own. */
    projectId: types.maybeNull(types.integer),
    name: types.string,
    images: types.array(MediaModel),
    importedFrom: types.maybeNull(types.frozen<NonNullable<ImportedFrom>>()),
    version: types.integer,
  })
  .views((self) => ({
    get draft(): PropertyDraft {
      return propertyDraftOf(self)
    },
  }))

export interface PropertyRecord extends Instance<typeof PropertyModel> {}
