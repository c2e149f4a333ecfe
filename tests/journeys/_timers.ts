import type { Page } from '@playwright/test'

declare global {
  interface Window {
    releaseTimers: () => void
  }
}

/**
 * Holds timers of a second and more, in the pages that are loaded from now on, until `window.releaseTimers` is called:
 * on a slow machine they would fire before the page is loaded.
 */
export async function holdTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout: start } = globalThis
    const released = new Promise<void>((resolve) => (window.releaseTimers = resolve))
    const startHeld = (run: () => void, delayMs = 0, ...rest: unknown[]) =>
      delayMs < 1000 ? start(run, delayMs, ...rest) : start(() => void released.then(run), delayMs)
    globalThis.setTimeout = startHeld as typeof setTimeout
  })
}
