/** A message for the sign-in page in the navigation's state. */
export interface SignInNotice {
  notice: string
}

/** Null when the state has none. */
export function noticeIn(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'notice' in state && typeof state.notice === 'string'
    ? state.notice
    : null
}
