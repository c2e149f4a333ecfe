/** Stored and sent as numbers. */
export const NOTIFICATION_KIND = {
  Assigned: 1,
  QuestionnaireAnswered: 2,
  ViewingBooked: 3,
  ViewingMoved: 4,
  ViewingCancelled: 5,
  ReservationRequested: 7,
  ReferencingResult: 8,
} as const

export type NotificationKind = (typeof NOTIFICATION_KIND)[keyof typeof NOTIFICATION_KIND]

export const NOTIFICATION_KINDS: readonly NotificationKind[] = Object.values(NOTIFICATION_KIND)
