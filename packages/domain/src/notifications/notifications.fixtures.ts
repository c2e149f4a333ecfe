import { FIXTURE_NOW } from '../leads/lead.fixtures.ts'
import type { Notification } from './notification.contract.ts'
import { NOTIFICATION_KIND } from './notification-kinds.ts'
import { CLOSED_LEAD } from './notification.messages.ts'

const HOUR = 3600

/** Unread, one hour old. */
export const aNotification = (overrides: Partial<Notification> = {}): Notification => ({
  id: 1,
  kind: NOTIFICATION_KIND.QuestionnaireAnswered,
  at: FIXTURE_NOW - HOUR,
  readAt: null,
  leadId: 7,
  path: null,
  text: 'Ann Lee answered the questionnaire.',
  ...overrides,
})

/** One of each kind, newest first; the last two are read. */
export const everyKind = (): Notification[] => [
  aNotification({ id: 6, kind: NOTIFICATION_KIND.Assigned, text: 'Priya Shah assigned Ann Lee to you.' }),
  aNotification({
    id: 5,
    kind: NOTIFICATION_KIND.Assigned,
    leadId: null,
    text: 'Priya Shah assigned 12 leads to you.',
    at: FIXTURE_NOW - 2 * HOUR,
  }),
  aNotification({ id: 4, at: FIXTURE_NOW - 3 * HOUR }),
  aNotification({
    id: 3,
    kind: NOTIFICATION_KIND.ReservationRequested,
    text: 'Ann Lee asked to reserve Harbour View 12.',
    at: FIXTURE_NOW - 26 * HOUR,
  }),
  aNotification({
    id: 2,
    kind: NOTIFICATION_KIND.ReferencingResult,
    text: 'Referencing of Ann Lee: Reservation consider.',
    at: FIXTURE_NOW - 30 * HOUR,
    readAt: FIXTURE_NOW,
  }),
  aNotification({ leadId: null, text: CLOSED_LEAD, at: FIXTURE_NOW - 50 * HOUR, readAt: FIXTURE_NOW }),
]
