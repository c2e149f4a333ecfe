/** What a notification is about, by the number that travels and is stored. Source: decision A12. */
export const NOTIFICATION_KIND = {
  Assigned: 1,
  QuestionnaireAnswered: 2,
  ReservationRequested: 7,
  ReferencingResult: 8,
} as const

/** One of these numbers. */
export type NotificationKind = (typeof NOTIFICATION_KIND)[keyof typeof NOTIFICATION_KIND]

/** All of them. */
export const NOTIFICATION_KINDS: readonly NotificationKind[] = Object.values(NOTIFICATION_KIND)
