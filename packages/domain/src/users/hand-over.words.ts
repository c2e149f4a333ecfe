import type { DateFormatter } from '../platform/values/time.ts'
import type { Work } from './hand-over.contract.ts'

export const WORK_TO_HAND_OVER = 'This person has work to hand over:'

export const HAND_OVER_TO = 'Hand over to'

export const NOBODY = 'Nobody'

export const HAND_OVER_ANYWAY = 'Hand over anyway'

export const leadsHandled = (total: number): string => `${total} ${total === 1 ? 'lead' : 'leads'} handled`

export const clashesWith = (
  { name, viewingDate }: NonNullable<Work['viewings'][number]['clash']>,
  dateFormatter: DateFormatter,
): string => `Clashes with ${name}, ${dateFormatter.formatTime(viewingDate)}`
