import { createHmac, timingSafeEqual } from 'node:crypto'

/** Time of signing, in unix seconds. */
export const TIMESTAMP_HEADER = 'x-referencing-timestamp'

/** Lower-case hex. */
export const SIGNATURE_HEADER = 'x-referencing-signature'

/** Maximum difference of the two clocks. */
const TOLERANCE_SECONDS = 5 * 60

export function signedHeaders(body: string, secret: string, nowSeconds: number): Record<string, string> {
  const timestamp = String(nowSeconds)
  return {
    [TIMESTAMP_HEADER]: timestamp,
    [SIGNATURE_HEADER]: signatureOf(body, timestamp, secret).toString('hex'),
  }
}

type Headers = Readonly<Record<string, string | string[] | undefined>>

/** Checks form and time of the signature before the body is read. */
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

/** True for a body signed with the secret within the tolerance. */
export function isSigned(body: string, headers: Headers, secret: string, nowSeconds: number): boolean {
  if (!canBeSigned(headers, nowSeconds)) return false
  const expected = signatureOf(body, String(headers[TIMESTAMP_HEADER]), secret)
  return timingSafeEqual(expected, Buffer.from(String(headers[SIGNATURE_HEADER]), 'hex'))
}

function signatureOf(body: string, timestamp: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest()
}
