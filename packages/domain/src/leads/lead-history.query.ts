import type { ErrorsByField } from '../platform/field-errors.ts'
import { bodyOf, Text, type ValuesOf } from '../platform/validation/request-body.ts'

/** The id of the line whose older ones are asked for; '' for the newest lines. */
export const LeadHistoryQuery = bodyOf({ before: Text })

export type LeadHistoryQueryValues = ValuesOf<typeof LeadHistoryQuery>

export const leadHistoryQueryErrors = ({ before }: LeadHistoryQueryValues): ErrorsByField =>
  before === '' || (/^\d+$/.test(before) && Number.isSafeInteger(Number(before))) ? {} : { before: ['range'] }
