import { propertyAddress } from '../leads/lead.names.ts'
import type { LeadRow } from '../leads/lead.contract.ts'
import { LEAD_STATUS_LABELS, type LeadStatus } from '../leads/lead.status.ts'
import { labelOf } from '../platform/values/labels.ts'
import { NOTIFICATION_KIND } from './notification.kinds.ts'
import { UNREAD_COUNTED_MAX } from './notification.limits.ts'

/** What is said of a lead that its reader may not open any more. Source: decision A12.3. */
export const CLOSED_LEAD = 'A lead that you may no longer open.'

/** What happened, with the names of today. */
export type Happening =
  | { kind: typeof NOTIFICATION_KIND.Assigned; who: string; name: string }
  | { kind: typeof NOTIFICATION_KIND.QuestionnaireAnswered; name: string }
  | { kind: typeof NOTIFICATION_KIND.ReservationRequested; name: string; home: LeadRow['property'] }
  | { kind: typeof NOTIFICATION_KIND.ReferencingResult; name: string; status: LeadStatus }

/** One happening as it is read. Source: decision A12. */
export function happeningText(happening: Happening): string {
  const { kind, name } = happening
  switch (kind) {
    case NOTIFICATION_KIND.Assigned:
      return `${happening.who} assigned ${name} to you.`
    case NOTIFICATION_KIND.QuestionnaireAnswered:
      return `${name} answered the questionnaire.`
    case NOTIFICATION_KIND.ReservationRequested:
      return `${name} asked to reserve ${homeText(happening.home)}.`
    case NOTIFICATION_KIND.ReferencingResult:
      return `Referencing of ${name}: ${labelOf(LEAD_STATUS_LABELS, happening.status)}.`
  }
}

/** Several leads that were assigned at once. Source: decision A12. */
export const severalAssignedText = (who: string, count: number): string =>
  `${who} assigned ${count} leads to you.`

const homeText = (home: LeadRow['property']): string => home?.name ?? (propertyAddress(home) || 'a home')

/** How many notifications are new, as the bell shows it; '' for none. Source: decision A12. */
export function unreadText(unread: number): string {
  if (unread === 0) return ''
  return unread < UNREAD_COUNTED_MAX ? `${unread} new` : `${UNREAD_COUNTED_MAX - 1}+ new`
}
