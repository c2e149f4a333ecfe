import { filled } from '../platform/values/fields.ts'
import { LEAD_HOME_NAMES, type LEAD_FIELDS, type LeadHomeField, type LeadOwnField } from './lead.fields.ts'

interface Values {
  text: string
  long: string
  /** Null when missing; a number that is no status is kept, and reported as 'enumerable'. */
  status: number | null
  /** Unix seconds; NaN for text that is not a date. */
  instant: number | null
  agent: number | null
}

type OwnDraft = { [Field in LeadOwnField]: Values[(typeof LEAD_FIELDS)[Field]['kind']] }

export type LeadPropertyDraft = Record<LeadHomeField, string>

/** A lead as it is saved: text is never null, empty numbers and dates are. */
export interface LeadDraft extends OwnDraft {
  property: LeadPropertyDraft
}

/** For a lead without a home. */
export const emptyPropertyDraft = (): LeadPropertyDraft => filled(LEAD_HOME_NAMES, () => '')
