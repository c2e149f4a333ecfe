import { MAPPED_FIELD_LABELS } from '../integrations/sources/source-mapping.ts'
import type { EnquiryFields, EnquiryProblem } from '../integrations/sources/source.contract.ts'
import { messageFor } from '../platform/field-errors.ts'
import type { DateFormatter } from '../platform/values/time.ts'
import type { Said } from '../platform/notify.ts'
import { LEAD_LABELS, textFactsOf, type LeadTextField } from '../leads/lead.fields.ts'
import type { ToComplete } from './to-complete.contract.ts'

export const TO_COMPLETE = {
  title: 'To complete',
  complete: 'Complete',
  ignore: 'Ignore',
  reason: 'Reason',
  valuation: 'Valuation request',
  none: 'Nothing to complete',
} as const

export const DEALT_WITH = 'This enquiry has been dealt with already.'

export const COMPLETED: Said = {
  done: 'Enquiry has been completed.',
  rejected: DEALT_WITH,
  hasForm: true,
}

export const IGNORED: Said = { ...COMPLETED, done: 'Enquiry has been ignored.' }

/** In the order in which they are shown; ids of other systems and links say nothing to a reader. */
const LABELS: Readonly<Record<string, string>> = {
  ...MAPPED_FIELD_LABELS,
  property: 'Property',
  'property.addressLine2': LEAD_LABELS['property.addressLine2'],
  'property.county': LEAD_LABELS['property.county'],
}

/** The content of the enquiry, in words. */
export const enquiryFacts = (
  fields: EnquiryFields,
  dateFormatter: DateFormatter,
): { term: string; value: string }[] =>
  Object.entries(LABELS).flatMap(([field, term]) => {
    const value = fields[field]
    if (value === undefined) return []
    return [{ term, value: typeof value === 'number' ? dateFormatter.formatDateTime(value) : value }]
  })

const formatOf = (field: string): string | null =>
  Object.hasOwn(LEAD_LABELS, field) ? textFactsOf(field as LeadTextField).format : null

/** 'Phone: This is not a valid phone' */
export function problemText({ field, name }: EnquiryProblem): string {
  const format = formatOf(field)
  const message =
    name === 'missing'
      ? 'This place is not in the example'
      : messageFor(field, name, format === null ? {} : { [field]: format })
  return `${LABELS[field] ?? field}: ${message}`
}

/** The name of the enquirer, for the labels of buttons. */
export const enquirerName = ({ fields, source }: Pick<ToComplete, 'fields' | 'source'>): string =>
  [fields['firstName'], fields['lastName']].filter(Boolean).join(' ') || String(fields['email'] ?? source)
