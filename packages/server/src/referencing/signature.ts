import { createHmac, timingSafeEqual } from 'node:crypto'

/** The header with the moment of signing, in unix seconds. Source: decision L18. */
export const TIMESTAMP_HEADER = 'x-referencing-timestamp'

/** The header with the signature, in lower-case hex. Source: decision L18. */
export const SIGNATURE_HEADER = 'x-referencing-signature'

/** How far the two clocks may be apart, in seconds. Source: decision L18. */
const TOLERANCE_SECONDS = 5 * 60

/** The headers that sign a body with the shared secret, in both directions. Source: decision L18. */
export function signedHeaders(body: string, secret: string, nowSeconds: number): Record<string, string> {
  const timestamp = String(nowSeconds)
  return {
    [TIMESTAMP_HEADER]: timestamp,
    [SIGNATURE_HEADER]: signatureOf(body, timestamp, secret).toString('hex'),
  }
}

type Headers = Readonly<Record<string, string | string[] | undefined>>

/** True for headers in the form of a signature made within the last minutes, before the body is known. */
export function canBeSigned(headers: Headers, nowSeconds: number): boolean {
  const [timestamp, signature] = [headers[TIMESTAMP_HEADER], headers[SIGNATURE_HEADER]]
  return (
    typeof timestamp === 'string' &&
    typeof signature === 'string' &&
    /^\d{1,12}$/.test(timestamp) &&
    /^[\da-f]{64}$/.test(signature) &&
    Math.abs(nowSeconds - Number(timestamp)) <= TOLERANCE_SECONDS
  )
}

/** True for a body that was signed with the secret within the last minutes. */
export function isSigned(body: string, headers: Headers, secret: string, nowSeconds: number): boolean {
  if (!canBeSigned(headers, nowSeconds)) return false
  const expected = signatureOf(body, String(headers[TIMESTAMP_HEADER]), secret)
  return timingSafeEqual(expected, Buffer.from(String(headers[SIGNATURE_HEADER]), 'hex'))
}

function signatureOf(body: string, timestamp: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest()
}
