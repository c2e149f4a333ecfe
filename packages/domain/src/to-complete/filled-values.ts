import type { EnquiryFields } from '../integrations/sources/source.contract.ts'
import { newLeadValues, type NewLeadValues } from '../leads/new-lead-values.ts'

/** The values of a new lead with what a source has sent. */
export function filledValues(fields: EnquiryFields): NewLeadValues {
  const values = newLeadValues()
  const texts = Object.entries(fields).filter(
    ([field, value]) => typeof value === 'string' && Object.hasOwn(values, field),
  )
  return { ...values, ...Object.fromEntries(texts) }
}
