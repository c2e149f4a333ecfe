/**
 * What a page says while what it shows does not keep up to date by itself: `not-live` while no pushes arrive, `offline`
 * while the browser has no network at all.
 */
export const LIVE_NOTICES = {
  offline:
    'You are offline. What you see may be out of date, and nothing can be saved until you are back online.',
  'not-live':
    'This page is not live: what colleagues change appears within 30 seconds, or when you come back to it.',
} as const

/** Whether what is shown keeps up to date by itself, and why not. */
export type LiveState = 'live' | keyof typeof LIVE_NOTICES
