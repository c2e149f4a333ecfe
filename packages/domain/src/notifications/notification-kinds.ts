import { feedPath, integrationsPath, webhookPath } from '../navigation/paths.ts'
import { propertyAddress, type HomeAddress } from '../leads/lead-names.ts'
import { LEAD_STATUS_LABELS } from '../leads/lead-status.ts'
import { labelOf } from '../platform/values/labels.ts'

/** Stored and sent as numbers. */
export const NOTIFICATION_KIND = {
  Assigned: 1,
  QuestionnaireAnswered: 2,
  ViewingBooked: 3,
  ViewingMoved: 4,
  ViewingCancelled: 5,
  FeedbackGiven: 6,
  ReservationRequested: 7,
  ReferencingResult: 8,
  DepositDeadline: 9,
  RightToRentEnds: 10,
  RightToRentMissing: 11,
  WebhookOff: 12,
  FeedNotSent: 13,
  KeyExpires: 14,
} as const

export type NotificationKind = (typeof NOTIFICATION_KIND)[keyof typeof NOTIFICATION_KIND]

export const NOTIFICATION_KINDS: readonly NotificationKind[] = Object.values(NOTIFICATION_KIND)

/** Facts of a line's text, read at display time. */
export interface Happening {
  /** Name of the lead; '' without one. */
  name: string
  /** Name of the user who assigned the lead; '' without one. */
  assignedBy: string
  home: HomeAddress | null
  /** Status set by a referencing result; null otherwise. */
  status: number | null
  /** Start of the viewing as `DD/MM/YYYY HH:mm` in business time; '' without one. */
  viewingAt: string
  /** Deadline of a deposit, last day of a check or of a key, as `DD/MM/YYYY`; '' without one. */
  day: string
  /** The adult whose right to rent was checked; '' without one. */
  adult: string
  /** Name of a key, a webhook or a feed; '' without one. */
  record: string
}

const TEXTS: Readonly<Record<NotificationKind, (happening: Happening) => string>> = {
  [NOTIFICATION_KIND.Assigned]: ({ assignedBy, name }) => `${assignedBy} assigned ${name} to you.`,
  [NOTIFICATION_KIND.QuestionnaireAnswered]: ({ name }) => `${name} answered the questionnaire.`,
  [NOTIFICATION_KIND.ViewingBooked]: ({ name, viewingAt }) => `${name} booked a viewing: ${viewingAt}.`,
  [NOTIFICATION_KIND.ViewingMoved]: ({ name, viewingAt }) => `${name} moved the viewing to ${viewingAt}.`,
  [NOTIFICATION_KIND.ViewingCancelled]: ({ name }) => `${name} cancelled the viewing.`,
  [NOTIFICATION_KIND.FeedbackGiven]: ({ name }) => `${name} sent feedback.`,
  [NOTIFICATION_KIND.ReservationRequested]: ({ name, home }) =>
    `${name} asked to reserve ${home?.name ?? (propertyAddress(home) || 'a home')}.`,
  [NOTIFICATION_KIND.ReferencingResult]: ({ name, status }) =>
    `Referencing of ${name}: ${labelOf(LEAD_STATUS_LABELS, status)}.`,
  [NOTIFICATION_KIND.DepositDeadline]: ({ name, day }) => `Holding deposit of ${name}: deadline ${day}.`,
  [NOTIFICATION_KIND.RightToRentEnds]: ({ name, adult, day }) =>
    `Right to rent of ${adult} (${name}): valid until ${day}.`,
  [NOTIFICATION_KIND.RightToRentMissing]: ({ name }) =>
    `Referencing accepted ${name}. A right to rent check is missing.`,
  [NOTIFICATION_KIND.WebhookOff]: ({ record }) => `Webhook ${record} was switched off.`,
  [NOTIFICATION_KIND.FeedNotSent]: ({ record }) => `Feed ${record} was not sent.`,
  [NOTIFICATION_KIND.KeyExpires]: ({ record, day }) => `Key ${record} expires on ${day}.`,
}

export const notificationText = (kind: NotificationKind, happening: Happening): string =>
  TEXTS[kind](happening)

/** The pages of what is no lead. */
const PATHS: Partial<Record<NotificationKind, (recordId: number) => string>> = {
  [NOTIFICATION_KIND.WebhookOff]: webhookPath,
  [NOTIFICATION_KIND.FeedNotSent]: feedPath,
  [NOTIFICATION_KIND.KeyExpires]: () => integrationsPath('keys'),
}

/** Null for a kind that is about leads. */
export const notificationPath = (kind: NotificationKind, recordId: number): string | null =>
  PATHS[kind]?.(recordId) ?? null
