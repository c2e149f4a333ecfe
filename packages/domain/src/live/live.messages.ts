/** `not-live`: the socket is disconnected. `offline`: the browser has no network. */
export const LIVE_NOTICES = {
  offline: 'You are offline. What you see may be out of date, and you cannot save until you are back online.',
  'not-live':
    'Live updates are paused. Changes by colleagues appear within 30 seconds, or when you return to this page.',
} as const

export type LiveState = 'live' | keyof typeof LIVE_NOTICES
