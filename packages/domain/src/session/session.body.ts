import { bodyOf, NullableText, RawText } from '../platform/validation/request-body.ts'

/** Accepts a username and password, or a stored token. */
export const SignInBody = bodyOf({ username: NullableText, password: NullableText, token: NullableText })

export const TokenBody = bodyOf({ token: RawText }, ['token'])
