import { ERROR_NAMES, type ErrorName, type FieldErrors } from '@latchkey/domain/platform/field-errors'
import type { Problem } from '@latchkey/domain/platform/problem'
import { isRecord } from '@latchkey/domain/platform/values/is-record'

/** A failed response; null elsewhere means no response. */
export interface FailedResponse {
  status: number
  body: unknown
  retryAfter?: string | undefined
  /** True when the response asks for a proof of identity. */
  isProofRequired?: boolean
}

/** Sent by a proxy whose server is starting, stopping or down. */
const GATEWAY_STATUSES: readonly number[] = [502, 503, 504]

const isErrorName = (value: unknown): value is ErrorName =>
  (ERROR_NAMES as readonly unknown[]).includes(value)

function fieldErrorsIn(body: unknown): FieldErrors | null {
  if (!Array.isArray(body)) return null
  const errors: FieldErrors = []
  for (const entry of body as unknown[]) {
    if (!isRecord(entry) || typeof entry['attribute'] !== 'string' || !Array.isArray(entry['errors']))
      return null
    const names = (entry['errors'] as unknown[]).map((error) => (isRecord(error) ? error['name'] : undefined))
    errors.push({
      attribute: entry['attribute'],
      // Unknown error names become `invalid`, so that the field is still marked.
      errors: names.map((name) => ({ name: isErrorName(name) ? name : 'invalid' })),
    })
  }
  return errors.length > 0 ? errors : null
}

/** Both forms of `Retry-After`, in seconds; null when missing or invalid. */
export function retryAfterSecondsIn(header: string | undefined, nowMs: number = Date.now()): number | null {
  if (header === undefined || header.trim() === '') return null
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return seconds >= 0 ? Math.ceil(seconds) : null
  const atMs = Date.parse(header)
  return Number.isNaN(atMs) ? null : Math.max(0, Math.ceil((atMs - nowMs) / 1000))
}

function goneIn(body: unknown): Problem {
  const { mergedInto, isImportUndone } = isRecord(body) ? body : {}
  return {
    kind: 'gone',
    ...(typeof mergedInto === 'number' && { mergedInto }),
    ...(isImportUndone === true && { isImportUndone }),
  }
}

function forbiddenIn(body: unknown): Problem {
  const areas: unknown = isRecord(body) ? body['areas'] : undefined
  return { kind: 'forbidden', ...(Array.isArray(areas) && { areas: areas.map(String) }) }
}

/** Null means that the call got no response. */
export function problemFrom(response: FailedResponse | null): Problem {
  if (response?.status === 503 && isRecord(response.body) && response.body['error'] === 'unconfirmed')
    return { kind: 'unconfirmed' }
  if (response === null || GATEWAY_STATUSES.includes(response.status)) return { kind: 'offline' }
  switch (response.status) {
    case 401:
      return { kind: 'unauthenticated' }
    case 403:
      return response.isProofRequired === true ? { kind: 'unproved' } : forbiddenIn(response.body)
    case 404:
      return goneIn(response.body)
    case 409:
      return { kind: 'rejected', body: response.body }
    case 413:
      return { kind: 'too-large' }
    case 422: {
      const errors = fieldErrorsIn(response.body)
      return errors === null ? { kind: 'broken' } : { kind: 'invalid', errors }
    }
    case 429:
      return { kind: 'limited', retryAfterSeconds: retryAfterSecondsIn(response.retryAfter) }
    default:
      return { kind: 'broken' }
  }
}
