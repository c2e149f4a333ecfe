/** The instant every story believes in: Monday 2 March 2026, 09:00 UTC, as milliseconds. */
export const STORY_NOW_MS = Date.UTC(2026, 2, 2, 9)

/** The same instant as unix seconds, as the product stores it. */
export const STORY_NOW = STORY_NOW_MS / 1000

/**
 * Stops the clock that stories read, and leaves timers running: menus, toasts and transitions need them.
 * Returns what starts the clock again.
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
