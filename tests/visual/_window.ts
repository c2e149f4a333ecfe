import { test as base, type Page } from '@playwright/test'

/** A test with a window that all stories of a worker share: loaded again for each, but with the files of Storybook in its cache. */
export const test = base.extend<object, { window: Page }>({
  window: [
    async ({ browser }, provide) => {
      const context = await browser.newContext({
        locale: 'en-GB',
        timezoneId: 'Europe/London',
        reducedMotion: 'reduce',
      })
      await provide(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
})
