import { TEXT_MAX } from '../platform/limits.ts'

export interface SignInDraft {
  username: string
  password: string
}

/** In characters. */
export const USERNAME_MAX = TEXT_MAX

export const SIGN_IN_REJECTED = 'The username or password you entered is incorrect'

export { TOO_MANY_ATTEMPTS } from '../platform/messages.ts'

/** True for our own origin, and for https. */
export function isFollowable(address: string, ownOrigin: string): boolean {
  if (/[\\\p{Cc}]/u.test(address)) return false
  return /^\/(?!\/)/.test(address) || address.startsWith(`${ownOrigin}/`) || /^https:\/\/[^/]/i.test(address)
}
