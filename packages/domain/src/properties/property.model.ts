import { types, type Instance } from 'mobx-state-tree'
import { filled } from '../leads/lead.draft.ts'
import { MediaModel } from '../media/media.model.ts'
import { AMENITIES } from './property.enums.ts'
import {
  PROPERTY_AMOUNT_FIELDS,
  PROPERTY_AREA_FIELDS,
  PROPERTY_CHOICE_FIELDS,
  PROPERTY_COUNT_FIELDS,
  PROPERTY_TEXT_FIELDS,
  propertyDraftOf,
  type PropertyDraft,
} from './property.draft.ts'

/** A saved home: a unit of a project, or a property of its own. Source: specification §3, decision J10. */
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
    /** Counts its changes. Source: decision L35. */
    version: types.integer,
  })
  .views((self) => ({
    /** The home as its form begins with it. */
    get draft(): PropertyDraft {
      return propertyDraftOf(self)
    },
  }))

/** A saved home: a unit of a project, or a property of its own. */
export interface PropertyRecord extends Instance<typeof PropertyModel> {}
