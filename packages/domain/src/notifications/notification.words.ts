import { propertyAddress } from '../leads/lead.names.ts'
import type { LeadRow } from '../leads/lead.contract.ts'
import { LEAD_STATUS_LABELS } from '../leads/lead.status.ts'
import { labelOf } from '../platform/values/labels.ts'
import { NOTIFICATION_KIND, type NotificationKind } from './notification.kinds.ts'

/** What is said of a lead that its reader may not open any more. Source: decision A12.3. */
export const CLOSED_LEAD = 'A lead that you may no longer open.'

/** What a line says of its lead, in the names of today. */
export interface Happening {
  /** The lead's. */
  name: string
  /** Who assigned; '' where nobody did. */
  who: string
  home: LeadRow['property']
  /** Where a referencing result led; null without one. */
  status: number | null
}

const TEXTS: Readonly<Record<NotificationKind, (happening: Happening) => string>> = {
  [NOTIFICATION_KIND.Assigned]: ({ who, name }) => `${who} assigned ${name} to you.`,
  [NOTIFICATION_KIND.QuestionnaireAnswered]: ({ name }) => `${name} answered the questionnaire.`,
  [NOTIFICATION_KIND.ReservationRequested]: ({ name, home }) =>
    `${name} asked to reserve ${home?.name ?? (propertyAddress(home) || 'a home')}.`,
  [NOTIFICATION_KIND.ReferencingResult]: ({ name, status }) =>
    `Referencing of ${name}: ${labelOf(LEAD_STATUS_LABELS, status)}.`,
}

/** What happened to a lead, as it is read. Source: decision A12. */
export const notificationText = (kind: NotificationKind, happening: Happening): string =>
  TEXTS[kind](happening)

/** Several leads that were assigned at once. Source: decision A12. */
export const severalAssignedText = (who: string, count: number): string =>
  `${who} assigned ${count} leads to you.`

/** The panel without any line. Source: decision A12. */
export const NOTHING_NEW = 'Nothing new.'
