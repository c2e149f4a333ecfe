import { createHmac, timingSafeEqual } from 'node:crypto'

/** As sent with each delivery. */
export interface WebhookHeaders {
  readonly 'webhook-id': string
  readonly 'webhook-timestamp': string
  readonly 'webhook-signature': string
}

/** Older deliveries are refused: somebody may be sending again what they overheard. */
const TOLERANCE_S = 300

/** `secret` is as Latchkey shows it, with whsec_; see standardwebhooks.com. */
export const signatureOf = (secret: string, id: string, timestamp: string, body: string): string =>
  `v1,${createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64')}`

/** True when Latchkey sent exactly this body, lately. `body` is the text as received, before it is parsed. */
export function isFromLatchkey(secret: string, headers: WebhookHeaders, body: string): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= TOLERANCE_S)) return false
  const expected = Buffer.from(signatureOf(secret, id, timestamp, body))
  // While a secret is being replaced there are two signatures.
  return signatures
    .split(' ')
    .map((signature) => Buffer.from(signature))
    .some((sent) => sent.length === expected.length && timingSafeEqual(sent, expected))
}
