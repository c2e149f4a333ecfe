import { test as base, type Page } from '@playwright/test'

/** No behaviour of a story waits longer than this; what does, such as a toast, waits to go. */
const LONGEST_WAIT_MS = 5000

/** Keeps what goes by itself after a while: on a busy machine it could be gone before its last picture. */
function keepWhatWouldGo(longestWaitMs: number): void {
  const { setTimeout: start } = globalThis
  const startShort = (run: () => void, delayMs?: number, ...rest: unknown[]) =>
    delayMs !== undefined && delayMs > longestWaitMs ? 0 : start(run, delayMs, ...rest)
  globalThis.setTimeout = startShort as typeof setTimeout
}

/** A test with a window that all stories of a worker share: loaded again for each, but with the files of Storybook in its cache. */
export const test = base.extend<object, { window: Page }>({
  window: [
    async ({ browser }, provide) => {
      const context = await browser.newContext({
        locale: 'en-GB',
        timezoneId: 'Europe/London',
        reducedMotion: 'reduce',
      })
      await context.addInitScript(keepWhatWouldGo, LONGEST_WAIT_MS)
      await provide(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
})
