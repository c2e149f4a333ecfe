import { test as base } from '@playwright/test'
import { WAIT_MS } from '../../scripts/testing/limits.ts'
import { readCaptured } from './_captured.ts'
import { StorybookPage } from './_storybook-page.ts'

/** No behaviour of a story has a longer delay; longer timers, as of a toast, only hide something. */
const LONGEST_WAIT_MS = 5000

/**
 * Disables timers that hide something after a while: on a busy machine it could be gone before its last screenshot. The
 * limits of plays, which are longer, still apply.
 */
function keepWhatWouldGo([longestWaitMs, limitMs]: readonly [number, number]): void {
  const { setTimeout: start } = globalThis
  const startShort = (run: () => void, delayMs = 0, ...rest: unknown[]) =>
    delayMs > longestWaitMs && delayMs < limitMs ? 0 : start(run, delayMs, ...rest)
  globalThis.setTimeout = startShort as typeof setTimeout
}

/** A test with the Storybook page that all tests of a worker share. */
export const test = base.extend<object, { storybook: StorybookPage }>({
  storybook: [
    async ({ browser }, provide) => {
      const context = await browser.newContext({
        locale: 'en-GB',
        timezoneId: 'Europe/London',
        reducedMotion: 'reduce',
      })
      await context.addInitScript(keepWhatWouldGo, [LONGEST_WAIT_MS, WAIT_MS] as const)
      const storybook = await StorybookPage.open(await context.newPage(), readCaptured().url)
      await provide(storybook)
      await context.close()
    },
    { scope: 'worker' },
  ],
})
