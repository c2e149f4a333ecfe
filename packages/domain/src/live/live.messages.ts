import type { LiveState } from './live.store.ts'

/** What a page says while what it shows does not keep up to date by itself. */
export const LIVE_NOTICES: Readonly<Record<Exclude<LiveState, 'live'>, string>> = {
  offline:
    'You are offline. What you see may be out of date, and nothing can be saved until you are back online.',
  'not-live':
    'This page is not live: what colleagues change appears within 30 seconds, or when you come back to it.',
}
