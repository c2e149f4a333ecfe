/** What became of a viewing; stored as numbers. */
export const VIEWING_OUTCOME = {
  Attended: 1,
  NoShow: 2,
  CancelledByApplicant: 3,
  CancelledByUs: 4,
} as const

/** What became of a viewing. */
export type ViewingOutcome = (typeof VIEWING_OUTCOME)[keyof typeof VIEWING_OUTCOME]
