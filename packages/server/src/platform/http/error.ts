import { TOO_MANY_RESENT } from '@latchkey/domain/webhooks/webhook.messages'
import type { KeyArea } from '@latchkey/domain/integrations/keys/key-areas'
import { type ListingCheck } from '@latchkey/domain/listings/listing.enums'
import { SENDING_ALREADY } from '@latchkey/domain/feeds/feed-file.messages'
import { UNCONFIRMED } from '@latchkey/domain/platform/messages'
import { TOO_MANY_ATTEMPTS } from '@latchkey/domain/session/session.rules'
import { PROOF_HEADER } from '@latchkey/domain/session/identity-proof'
import type { Handler } from '@latchkey/domain/leads/handler/handler.contract'
import type { FieldErrors } from '@latchkey/domain/platform/field-errors'

/** Any response but success, rendered by `error-plugin.ts`; made only by the functions below. */
export class AppError extends Error {
  readonly status: number
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) {
    super(`Response with status ${status}`)
    this.name = 'AppError'
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** Retry-After of a 503. */
const RETRY_AFTER_SECONDS = 5

const unavailable = (message: string) =>
  new AppError(503, { error: 'unavailable', message }, { 'retry-after': String(RETRY_AFTER_SECONDS) })

const named = (status: number, error: string, message: string, more: object = {}) =>
  new AppError(status, { error, message, ...more })

/** Missing or invalid token. */
export const unauthenticated = () => named(401, 'unauthenticated', 'Please sign in.')

/** An API key that is not in force; `message` says why. */
export const keyRefused = (message: string) => named(401, 'unauthenticated', message)

/** Missing permission, or a protected record; `areas` are those that the caller may not give to a key. */
export const forbidden = (facts: { areas?: readonly KeyArea[] } = {}) =>
  named(403, 'forbidden', 'You are not allowed to do this.', facts)

/**
 * Signed in, but without a recent proof of identity. The header is for callers that cannot read the body, as of a
 * download.
 */
export const unproved = () =>
  new AppError(
    403,
    { error: 'unproved', message: 'Please confirm that it is you.' },
    { [PROOF_HEADER]: 'required' },
  )

/** Unknown record or address; the facts are those of `gone` in problem.ts of the domain. */
export const notFound = (facts: { mergedInto?: number; isImportUndone?: true } = {}) =>
  named(404, 'not_found', 'There is nothing here.', facts)

/** The response has Retry-After. */
export const rateLimited = (retryAfterSeconds: number, headers: Readonly<Record<string, string>> = {}) =>
  new AppError(
    429,
    { error: 'rate_limited', message: TOO_MANY_ATTEMPTS },
    { ...headers, 'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))) },
  )

export const fieldErrors = (errors: FieldErrors) => new AppError(422, errors)

/** `changedBy` is the author of the last change, if known. */
export const conflict = (facts: { changedBy?: string | null } = {}) =>
  named(409, 'conflict', 'Somebody else has changed this in the meantime. Nothing was saved.', facts)

export const clash = (other: { id: number; name: string; viewingDate: number }) =>
  named(409, 'clash', 'The agent has another viewing at that time. Nothing was saved.', { clash: other })

/** `slots` are free ones near the wanted time. */
export const slotTaken = (slots: { start: number; end: number }[]) =>
  named(409, 'slot-taken', 'That time has just been taken. Nothing was booked.', { slots })

export const clashes = (
  viewings: {
    id: number
    name: string
    viewingDate: number
    clash: { id: number; name: string; viewingDate: number }
  }[],
) =>
  named(409, 'clash', 'Some of these viewings clash with others. Nothing was changed.', {
    clashes: viewings,
  })

export const homeHeld = (heldBy: { id: number; name: string; status: number } | null) =>
  named(409, 'held', 'This home is held for somebody else. Nothing was saved.', { heldBy })

export const depositOpen = (heldBy: { id: number; name: string; status: number }) =>
  named(409, 'deposit-open', 'A holding deposit is open. Nothing was changed.', { heldBy })

export const rightToRentMissing = (facts: { adults: number; recorded: number }) =>
  named(409, 'right-to-rent', 'A right to rent check is missing. Nothing was saved.', facts)

export const tooManyRows = (facts: { rows: number; max: number }) =>
  named(409, 'too-many', 'The list is too long to be exported.', facts)

export const tooManyViews = (facts: { max: number }) =>
  named(409, 'too-many', 'There are too many views of this list. Nothing was saved.', facts)

export const tooManyDrafts = (facts: { max: number }) =>
  named(409, 'too-many', 'There are too many imports that have not started. Delete one first.', facts)

export const tooManyKeys = (facts: { max: number }) =>
  named(409, 'too-many', 'There are too many keys in use. Nothing was created.', facts)

export const tooManySources = (facts: { max: number }) =>
  named(409, 'too-many', 'There are too many sources in use. Nothing was created.', facts)

export const tooManyChecks = (facts: { max: number }) =>
  named(409, 'too-many', 'There are too many checks of this lead. Nothing was saved.', facts)

/** A program repeats a call before its first answer. */
export const stillRunning = () =>
  named(409, 'in-progress', 'The first call with this Idempotency-Key is still running.')

export const importInProgress = (facts: { importId: number; by: { id: number; name: string } }) =>
  named(409, 'in-progress', 'Another import is running.', facts)

/** The handler has changed; null when the lead is unassigned. */
export const leadTaken = (handler: Handler | null) =>
  named(409, 'taken', 'Somebody else has taken this lead already. Nothing was changed.', { handler })

export const cannotMerge = (reason: 'viewing' | 'reservation' | 'deposit') =>
  named(409, 'cannot-merge', 'One of the leads cannot be merged into the other. Nothing was changed.', {
    reason,
  })

export const notReady = (missing: readonly ListingCheck[]) =>
  named(409, 'not-ready', 'This home cannot be published yet.', { missing })

export const tooManyFeeds = (facts: { max: number }) =>
  named(409, 'too-many', 'There are too many feeds. Nothing was saved.', facts)

export const alreadySending = () => named(409, 'in-progress', SENDING_ALREADY)

export const tooManyWebhooks = (facts: { max: number }) =>
  named(409, 'too-many', 'There are too many webhooks. Nothing was created.', facts)

export const tooManyResent = (facts: { max: number }) => named(409, 'too-many', TOO_MANY_RESENT, facts)

/** Events after the given sequence have been removed; `oldest` is the first that is kept. */
export const eventsGone = (facts: { oldest: number }) =>
  named(409, 'gone', 'Some of these events are not kept any more.', facts)

export const badRequest = (message = 'The request could not be read.') => named(400, 'bad_request', message)

export const tooLarge = () => named(413, 'too_large', 'What was sent is too large.')

export const unsupported = () => named(415, 'unsupported', 'This kind of content is not accepted.')

/** `If-Match` or a similar condition fails for the file. */
export const preconditionFailed = () =>
  named(412, 'precondition_failed', 'The file is not the one that was asked for.')

/** `contentRange` contains the file's length. */
export const rangeNotSatisfiable = (contentRange: string | undefined) =>
  new AppError(
    416,
    { error: 'range_not_satisfiable', message: 'The file has no such part.' },
    contentRange === undefined ? {} : { 'content-range': contentRange },
  )

export const overloaded = () => unavailable('The server is busy. Please try again in a moment.')

/** It is unknown whether a write took effect. */
export const databaseAway = () =>
  unavailable('The database cannot be reached just now. Please try again in a moment.')

/** Clients do not repeat the call, because the write may have been committed. */
export const unconfirmed = () => named(503, 'unconfirmed', UNCONFIRMED)

/** The service may be the store of pictures, for example. */
export const serviceAway = () =>
  unavailable('A service that this needs cannot be reached just now. Please try again in a moment.')

/** Nothing was saved. */
export const diskFull = () =>
  unavailable('Nothing was saved, because the server has no space left. Please tell your administrator.')

/** The cause is in the log under the request id. */
export const serverError = () =>
  named(500, 'server_error', 'Something went wrong on our side. It has been noted.')

/** @throws AppError 404 when it is missing */
export function found<Found>(record: Found | undefined): Found {
  if (record === undefined) throw notFound()
  return record
}
