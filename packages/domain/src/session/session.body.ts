import { bodyOf, NullableText, RawText } from '../platform/validation/request-body.ts'

/** Username and password, or a stored token. Source: decision S3. */
export const SignInBody = bodyOf({ username: NullableText, password: NullableText, token: NullableText })

/** A stored token. Source: decision S3. */
export const TokenBody = bodyOf({ token: RawText }, ['token'])
