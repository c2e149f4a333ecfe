import type { DateFormatter } from '../platform/values/time.ts'
import type { Work } from './hand-over.contract.ts'

/** What stands above the work of somebody who leaves. Source: decision A10. */
export const WORK_TO_HAND_OVER = 'This person has work to hand over:'

/** The label of the field that chooses who gets it. Source: decision A10. */
export const HAND_OVER_TO = 'Hand over to'

/** The choice by which handled leads become unassigned. Source: decision A10. */
export const NOBODY = 'Nobody'

/** The label of the tick by which viewings that clash are handed over too. Source: decision A10. */
export const HAND_OVER_ANYWAY = 'Hand over anyway'

/** How many leads somebody has, in words. Source: decision A10. */
export const leadsHandled = (total: number): string => `${total} ${total === 1 ? 'lead' : 'leads'} handled`

/** What a viewing clashes with. Source: decision A10. */
export const clashesWith = (
  { name, viewingDate }: NonNullable<Work['viewings'][number]['clash']>,
  dateFormatter: DateFormatter,
): string => `Clashes with ${name}, ${dateFormatter.formatTime(viewingDate)}`
