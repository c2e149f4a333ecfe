import { normalisedEmail } from '@latchkey/domain/platform/values/email'
import type { SignInBody, TokenBody } from '@latchkey/domain/session/session.contract'
import type { SignInDraft } from '@latchkey/domain/session/session.rules'
import { validateSignIn } from '@latchkey/domain/session/sign-in.suite'
import type { Static } from 'typebox'
import { accepted } from '../platform/http/accepted.ts'

/** A password or a stored token. */
export type SignInRequest = SignInDraft | { readonly token: string }

/**
 * A body with a username or password is a password sign-in, else a token's (rule S3).
 * @throws AppError 422 with all failing fields
 */
export function acceptedSignIn({ values, malformed }: Static<typeof SignInBody>): SignInRequest {
  const isSent = (field: keyof typeof values) => values[field] !== null || field in malformed
  const { token, ...rest } = { ...values, token: values.token ?? '' }
  if (isSent('token') && !isSent('username') && !isSent('password'))
    return acceptedToken({ values: { token }, malformed })
  const draft = { username: normalisedEmail(rest.username ?? ''), password: rest.password ?? '' }
  const { token: _token, ...wrong } = malformed
  return accepted({ values: draft, malformed: wrong }, validateSignIn(draft))
}

/** @throws AppError 422 for a missing token */
export function acceptedToken(body: Static<typeof TokenBody>): { readonly token: string } {
  return accepted(body, body.values.token === '' ? { token: ['required'] } : {})
}
