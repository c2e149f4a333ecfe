import { TEXT_MAX } from '../platform/limits.ts'

/** What a person types to sign in. */
export interface SignInDraft {
  username: string
  password: string
}

/** Longest user name, in characters. */
export const USERNAME_MAX = TEXT_MAX

/** Sentence for a refused sign-in. Source: specification §8. */
export const SIGN_IN_REFUSED = 'The username or password you entered is incorrect'

/** Sentence for too many attempts. Source: decision P4. */
export const TOO_MANY_ATTEMPTS = 'Too many attempts. Please try again later.'

/** True for an address that a sign-in may send the browser to: our own, or any over https. Source: decision S2. */
export function isFollowable(address: string, ownOrigin: string): boolean {
  if (/[\\\p{Cc}]/u.test(address)) return false
  return /^\/(?!\/)/.test(address) || address.startsWith(`${ownOrigin}/`) || /^https:\/\/[^/]/i.test(address)
}
