import { Type } from 'typebox'
import { filled } from '../platform/values/fields.ts'
import {
  bodyOf,
  Decimal,
  LongText,
  recordsOf,
  Text,
  Whole,
  Yes,
} from '../platform/validation/request-body.ts'
import {
  AMENITIES,
  PROPERTY_AMOUNT_FIELDS,
  PROPERTY_AREA_FIELDS,
  PROPERTY_CHOICE_FIELDS,
  PROPERTY_COUNT_FIELDS,
  PROPERTY_LONG_FIELDS,
  PROPERTY_TEXT_FIELDS,
} from './property.fields.ts'
import { PROPERTY_IMAGES_MAX } from './property.limits.ts'

const fields = {
  ...filled(PROPERTY_TEXT_FIELDS, () => Text),
  ...filled(PROPERTY_LONG_FIELDS, () => LongText),
  ...filled(PROPERTY_CHOICE_FIELDS, () => Decimal('enumerable')),
  ...filled([...PROPERTY_COUNT_FIELDS, ...PROPERTY_AMOUNT_FIELDS, ...PROPERTY_AREA_FIELDS], () =>
    Decimal('pattern'),
  ),
  ...filled(AMENITIES, () => Yes),
  images: recordsOf({ id: Type.Decode(Whole('invalid'), (id) => id ?? Number.NaN) }, PROPERTY_IMAGES_MAX),
  version: Whole('invalid'),
}

/** A missing field counts as empty. */
export const PropertyBody = bodyOf(fields, ['name'])

export const UnitBody = bodyOf({ projectId: Whole('enumerable'), ...fields }, ['projectId', 'name'])
