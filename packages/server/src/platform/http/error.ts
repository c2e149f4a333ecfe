import { TOO_MANY_ATTEMPTS } from '@latchkey/domain/session/session.rules'
import { PROOF_HEADER } from '@latchkey/domain/session/identity-proof'
import type { Handler } from '@latchkey/domain/leads/handler/handler.contract'
import type { FieldErrors } from '@latchkey/domain/platform/field-errors'

/** An answer other than success, thrown from anywhere and rendered by `error-plugin.ts`. Made only by the functions below. */
export class AppError extends Error {
  readonly status: number
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) {
    super(`Answered with ${status}`)
    this.name = 'AppError'
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** When callers that were turned away are asked to come back, in seconds. */
const RETRY_AFTER_SECONDS = 5

const unavailable = (message: string) =>
  new AppError(503, { error: 'unavailable', message }, { 'retry-after': String(RETRY_AFTER_SECONDS) })

const named = (status: number, error: string, message: string, more: object = {}) =>
  new AppError(status, { error, message, ...more })

/** No token, or one that is no longer valid. */
export const unauthenticated = () => named(401, 'unauthenticated', 'Please sign in.')

/** The permission is missing, or the record is protected. */
export const forbidden = () => named(403, 'forbidden', 'You are not allowed to do this.')

/** The person is signed in, and has to prove once more who they are. The header is for callers who cannot read the body, such as of a download. */
export const unproved = () =>
  new AppError(
    403,
    { error: 'unproved', message: 'Please confirm that it is you.' },
    { [PROOF_HEADER]: 'required' },
  )

/** No such record, or no such address; the answer names the lead that another was merged into. */
export const notFound = (facts: { mergedInto?: number } = {}) =>
  named(404, 'not_found', 'There is nothing here.', facts)

/** Too many tries; `retryAfterSeconds` says when to come back. */
export const rateLimited = (retryAfterSeconds: number) =>
  new AppError(
    429,
    { error: 'rate_limited', message: TOO_MANY_ATTEMPTS },
    { 'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))) },
  )

/** Fields that break a rule, all together. */
export const fieldErrors = (errors: FieldErrors) => new AppError(422, errors)

/** The record has changed since it was read; the answer names who changed it last, where that is known. Source: decision L35. */
export const conflict = (facts: { changedBy?: string | null } = {}) =>
  named(409, 'conflict', 'Somebody else has changed this in the meantime. Nothing was saved.', facts)

/** The agent has another viewing at that time. Source: decision L39. */
export const clash = (other: { id: number; name: string; viewingDate: number }) =>
  named(409, 'clash', 'The agent has another viewing at that time. Nothing was saved.', { clash: other })

/** Somebody who is given these viewings has others at their times. Source: decision A10. */
export const clashes = (
  viewings: {
    id: number
    name: string
    viewingDate: number
    clash: { id: number; name: string; viewingDate: number }
  }[],
) =>
  named(409, 'clash', 'Some of these viewings are at the time of others. Nothing was changed.', {
    clashes: viewings,
  })

/** The home is held for another lead. Source: decision L40. */
export const held = (heldBy: { id: number; name: string; status: number } | null) =>
  named(409, 'held', 'This home is held for somebody else. Nothing was saved.', { heldBy })

/** The list is longer than an export may be. Source: decision A6.3. */
export const tooManyRows = (facts: { rows: number; max: number }) =>
  named(409, 'too-many', 'The list is too long to be exported.', facts)

/** The maker has as many views of the list as there can be. Source: decision A13.4. */
export const tooManyViews = (facts: { max: number }) =>
  named(409, 'too-many', 'There are too many views of this list. Nothing was saved.', facts)

/** Somebody else has the lead by now, or nobody. Source: decision A2. */
export const taken = (handler: Handler | null) =>
  named(409, 'taken', 'Somebody else has taken this lead already. Nothing was changed.', { handler })

/** A lead that is held by a viewing or a reservation cannot be put away. Source: decision A4.3. */
export const cannotMerge = (reason: 'viewing' | 'reservation') =>
  named(409, 'cannot-merge', 'One of the leads cannot be put away. Nothing was changed.', { reason })

/** The request itself cannot be read. */
export const badRequest = (message = 'The request could not be read.') => named(400, 'bad_request', message)

/** The body is longer than the call takes. */
export const tooLarge = () => named(413, 'too_large', 'What was sent is too large.')

/** The body is of a kind that the call does not take. */
export const unsupported = () => named(415, 'unsupported', 'This kind of content is not accepted.')

/** A condition of the request, such as `If-Match`, does not hold for the file as it is. */
export const preconditionFailed = () =>
  named(412, 'precondition_failed', 'The file is not the one that was asked for.')

/** No part of the file lies in the range that was asked for; `contentRange` says how long the file is. */
export const rangeNotSatisfiable = (contentRange: string | undefined) =>
  new AppError(
    416,
    { error: 'range_not_satisfiable', message: 'The file has no such part.' },
    contentRange === undefined ? {} : { 'content-range': contentRange },
  )

/** The server has more to do than it can; it asks the caller to come back. */
export const overloaded = () => unavailable('The server is busy. Please try again in a moment.')

/** The database cannot be reached; nothing is known of what was being written. */
export const databaseAway = () =>
  unavailable('The database cannot be reached just now. Please try again in a moment.')

/** Another service that this needs cannot be reached, such as the store of pictures. */
export const serviceAway = () =>
  unavailable('A service that this needs cannot be reached just now. Please try again in a moment.')

/** There is no space left to write on; nothing was saved. */
export const diskFull = () =>
  unavailable('Nothing was saved, because the server has no space left. Please tell your administrator.')

/** A fault of ours: it says nothing of the cause, which is in the log under the request id. */
export const serverError = () =>
  named(500, 'server_error', 'Something went wrong on our side. It has been noted.')
