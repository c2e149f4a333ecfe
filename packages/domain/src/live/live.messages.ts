/** `not-live`: the socket is disconnected. `offline`: the browser has no network. */
export const LIVE_NOTICES = {
  offline:
    'You are offline. What you see may be out of date, and nothing can be saved until you are back online.',
  'not-live':
    'This page is not live: what colleagues change appears within 30 seconds, or when you come back to it.',
} as const

export type LiveState = 'live' | keyof typeof LIVE_NOTICES
