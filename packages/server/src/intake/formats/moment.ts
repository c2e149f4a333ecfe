import { isReasonable } from '@latchkey/domain/platform/values/time'

const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/

/** Unix seconds of a moment as programs write it: ISO 8601, in UTC unless it says otherwise, or unix seconds. */
export function momentIn(value: unknown): number | null {
  const seconds = typeof value === 'string' ? secondsIn(value.trim()) : value
  return typeof seconds === 'number' && Number.isFinite(seconds) && isReasonable(Math.floor(seconds))
    ? Math.floor(seconds)
    : null
}

function secondsIn(text: string): number {
  if (/^\d{1,10}$/.test(text)) return Number(text)
  const match = ISO.exec(text)
  return match === null ? NaN : Date.parse(match[1] === undefined ? `${text}Z` : text) / 1000
}
