import { STORAGE_KEYS } from '@latchkey/domain/platform/storage/storage-keys'
import type { Browser, BrowserContext, Page } from '@playwright/test'

/** An address of the product that is no page of the app. */
const PLAIN_ADDRESS = '/api/health'

/** All that a page can keep in a browser, in the words of the DevTools protocol; the HTTP cache is not among it. */
const KEPT_BY_PAGES = 'cookies,local_storage,indexeddb,cache_storage,service_workers'

/**
 * A browser profile that journeys use one after the other: nothing that pages keep survives from one to the next, but
 * the app's files stay in the cache and one tab stays open. In a new profile every page costs twice the processor time.
 */
export interface PooledBrowser {
  readonly context: BrowserContext
  /** Makes the profile a new one; with the token of a session, its pages find somebody signed in. */
  reset(token?: string): Promise<void>
  /** Closes every tab that was opened in it. */
  closeTabs(): Promise<void>
}

/** The profiles of one worker. */
export interface BrowserPool {
  /** Answers a profile that nobody uses at the moment. */
  take(): Promise<PooledBrowser>
  /** Takes a profile back when a journey is over. */
  giveBack(pooled: PooledBrowser): Promise<void>
}

/** Makes the pool of one worker for the product at `productUrl`; a profile is added when none is free. */
export function createBrowserPool(browser: Browser, productUrl: string): BrowserPool {
  const free: PooledBrowser[] = []
  return {
    take: async () => free.pop() ?? (await openProfile(browser, productUrl)),
    async giveBack(pooled) {
      await pooled.closeTabs()
      free.push(pooled)
    },
  }
}

async function openProfile(browser: Browser, productUrl: string): Promise<PooledBrowser> {
  const context = await browser.newContext({ baseURL: productUrl })
  const firstTab = await context.newPage()
  await firstTab.goto(PLAIN_ADDRESS)
  const devTools = await context.newCDPSession(firstTab)
  return {
    context,
    async reset(token) {
      await devTools.send('Storage.clearDataForOrigin', { origin: productUrl, storageTypes: KEPT_BY_PAGES })
      if (token === undefined) return
      await firstTab.evaluate(([key, value]) => localStorage.setItem(key, value), [
        STORAGE_KEYS.token,
        token,
      ] as const)
    },
    async closeTabs() {
      // A journey that went offline may have ended there.
      await context.setOffline(false)
      const opened = context.pages().filter((page) => page !== firstTab)
      await Promise.all(opened.map((page) => page.close()))
    },
  }
}

/** Takes the cached files of the product from the browser of this page, as if it had never been there. */
export async function emptyCache(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.clearBrowserCache')
  await devTools.detach()
}
