/** The current time in every story: Monday 2 March 2026, 09:00 UTC, in milliseconds. */
export const STORY_NOW_MS = Date.UTC(2026, 2, 2, 9)

/** In unix seconds, as the product stores it. */
export const STORY_NOW = STORY_NOW_MS / 1000

/**
 * Stops `Date` in stories, but not timers, which menus, toasts and transitions need. Returns a function that
 * restores it.
 */
export function stopClock(nowMs = STORY_NOW_MS): () => void {
  const RealDate = globalThis.Date
  class StoppedDate extends RealDate {
    constructor(...args: [] | ConstructorParameters<typeof Date>) {
      if (args.length === 0) super(nowMs)
      else super(...args)
    }
    static override now(): number {
      return nowMs
    }
  }
  globalThis.Date = StoppedDate as DateConstructor
  return () => {
    globalThis.Date = RealDate
  }
}

/** Stops `Date` at a later time, as after a computer has slept; returns a function that restores it. */
export function wakeAt(nowMs: number): () => void {
  const restore = stopClock(nowMs)
  document.dispatchEvent(new Event('visibilitychange'))
  return restore
}
