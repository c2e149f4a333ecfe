/** What a tenant reads when phone and last name do not match, or the link does not work any more. Source: specification §8. */
export const IDENTITY_MISMATCH = 'Ensure your credentials match exactly.'

/** What a tenant reads once the answers are in. Source: specification §8. */
export const QUESTIONNAIRE_SENT = 'Your qualifying questions have been submitted successfully.'

/** What a tenant reads once the reservation is asked for. Source: specification §8. */
export const RESERVATION_REQUESTED = 'Your reservation request has been submitted successfully.'

/** When somebody who tried too often may try again; '' where nobody knows. */
export function tryAgainWhen(retryAfterSeconds: number | null): string {
  if (retryAfterSeconds === null) return ''
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60))
  return minutes === 1 ? 'You can try again in a minute.' : `You can try again in ${minutes} minutes.`
}
