/** The same message for a mismatch and for a link that no longer works. */
export const IDENTITY_MISMATCH = 'Ensure your credentials match exactly.'

export const QUESTIONNAIRE_SENT = 'Your qualifying questions have been submitted successfully.'

export const RESERVATION_REQUESTED = 'Your reservation request has been submitted successfully.'

/** '' when unknown. */
export function tryAgainWhen(retryAfterSeconds: number | null): string {
  if (retryAfterSeconds === null) return ''
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60))
  return minutes === 1 ? 'You can try again in a minute.' : `You can try again in ${minutes} minutes.`
}
