import { brandCalls } from '../office/brand.calls.ts'
import { passwordsCalls } from '../passwords/passwords.calls.ts'
import { sessionCalls } from '../session/session.calls.ts'
import { twoFactorCalls } from '../two-factor/two-factor.calls.ts'
import { buildCalls } from '../update/build.calls.ts'

/** Calls that pages make before sign-in, in the entry chunk. */
export const ROOT_CALLS = {
  brand: brandCalls,
  build: buildCalls,
  passwords: passwordsCalls,
  session: sessionCalls,
  twoFactor: twoFactorCalls,
} as const
