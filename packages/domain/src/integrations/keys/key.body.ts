import { Type } from 'typebox'
import {
  Anything,
  bodyOf,
  DayOrNull,
  NullableText,
  Text,
  Whole,
} from '../../platform/validation/request-body.ts'
import { KEEP_HOURS } from './key.limits.ts'

const fields = { name: Text, areas: Anything, expiresOn: DayOrNull }

export const NewKeyBody = bodyOf(fields, ['name', 'areas', 'expiresOn'])

export const KeyBody = bodyOf({ ...fields, version: Whole('invalid') }, [
  'name',
  'areas',
  'expiresOn',
  'version',
])

export const ReplaceKeyBody = bodyOf({
  keepHours: Whole('invalid', { default: KEEP_HOURS.usual }),
  /** Left out, a year from today, or never where the old one never expires. */
  expiresOn: Type.Optional(NullableText),
})
