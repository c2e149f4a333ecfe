import type { IncomingHttpHeaders } from 'node:http'

/** Reads seconds, or a date by the receiver's own clock (RFC 9110). Null without a valid one. */
export function retryAfterOf(headers: IncomingHttpHeaders): number | null {
  const text = headers['retry-after']
  if (text === undefined) return null
  if (/^\d+$/.test(text)) return Number(text)
  const [at, now] = [Date.parse(text), Date.parse(headers.date ?? '')]
  const seconds = Math.ceil((at - (Number.isNaN(now) ? Date.now() : now)) / 1000)
  return seconds >= 0 ? seconds : null
}
