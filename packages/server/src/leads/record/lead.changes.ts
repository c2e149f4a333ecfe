import type { Lead } from '@latchkey/domain/leads/lead.contract'
import { fieldChanges, type FieldChange } from '../../audit/field-changes.ts'

/** Changed fields by wire name; without `before`, all that have a value. Pictures are left out. */
export const leadChanges = (before: Lead | null, after: Lead): FieldChange[] =>
  fieldChanges(before && fieldsOf(before), fieldsOf(after))

/** Nested fields have dotted names. */
function fieldsOf(lead: Lead): Record<string, unknown> {
  const {
    id: _id,
    version: _version,
    isViewingConfirmed: _confirmed,
    property,
    document,
    handler,
    waiting: _waiting,
    duplicates: _duplicates,
    feedback,
    lastReason: _lastReason,
    importedFrom: _importedFrom,
    ...fields
  } = lead
  const { images: _images, ...home } = property ?? { images: [] }
  const { at: _at, ...given } = feedback ?? { at: 0 }
  return {
    ...fields,
    handler: handler?.id ?? null,
    ...dotted('property', home),
    ...dotted('document', document ?? {}),
    ...dotted('feedback', given),
  }
}

const dotted = (name: string, record: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).map(([field, value]) => [`${name}.${field}`, value]))
