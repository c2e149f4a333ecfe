import { Type } from 'typebox'
import {
  Anything,
  bodyOf,
  NullableText,
  recordsOf,
  Text,
  Whole,
} from '../platform/validation/request-body.ts'
import { IMPORT_MAX_COLUMNS } from './import.limits.ts'

/** A missing field stays as it was. */
export const ReadImportBody = bodyOf({
  encoding: Type.Optional(Text),
  /** Exactly as sent: a tab is one. */
  delimiter: Type.Optional(NullableText),
  sheet: Type.Optional(NullableText),
  headingRow: Type.Optional(Whole('range')),
})

/** The choices of an import. A missing field stays. */
export const UpdateImportBody = bodyOf({
  system: Type.Optional(Text),
  columns: Type.Optional(
    recordsOf({ at: Whole('enumerable'), becomes: Text, dateOrder: Text }, IMPORT_MAX_COLUMNS),
  ),
  values: Type.Optional(Anything),
  defaults: Type.Optional(Anything),
  options: Type.Optional(Anything),
  version: Whole('invalid'),
})
