/** Good news that another page leaves for the sign-in page, in the state of the navigation. */
export interface SignInNotice {
  notice: string
}

/** The news in the state of a navigation; null where there are none. */
export function noticeIn(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'notice' in state && typeof state.notice === 'string'
    ? state.notice
    : null
}
