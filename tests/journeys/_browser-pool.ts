import { STORAGE_KEYS } from '@latchkey/domain/platform/storage/storage-keys'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { slowDown } from './_slow-browser.ts'

/** A path of the product outside the app. */
const PLAIN_ADDRESS = '/api/health'

/** All that a page can store, in terms of the DevTools protocol; without the HTTP cache. */
const STORAGE_TYPES = 'cookies,local_storage,indexeddb,cache_storage,service_workers'

/**
 * A browser profile reused by one journey after the other. Storage is cleared in between, but the app's files stay in
 * the cache and one tab stays open: in a new profile every page costs twice the processor time.
 */
export interface PooledBrowser {
  readonly context: BrowserContext
  /** Clears the profile; with a session token, its pages are signed in. */
  reset(token?: string): Promise<void>
  /** Closes every tab except the first. */
  closeTabs(): Promise<void>
}

/** The profiles of one worker. */
export interface BrowserPool {
  /** Gets a profile that is not in use. */
  acquire(): Promise<PooledBrowser>
  /** Returns a profile after a journey. */
  release(pooled: PooledBrowser): Promise<void>
  /** Has the profile closed after this journey: it was changed in a way that a reset does not undo. */
  retire(context: BrowserContext): void
}

/** Creates the pool of one worker, whose profiles ask for reduced motion; a profile is added when none is free. */
export function createBrowserPool(browser: Browser, productUrl: string): BrowserPool {
  const free: PooledBrowser[] = []
  const retired = new Set<BrowserContext>()
  return {
    acquire: async () => free.pop() ?? (await openProfile(browser, productUrl)),
    async release(pooled) {
      // A journey may end while it still answers a request; its error would fail the run without naming a test.
      await Promise.all(pooled.context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
      if (retired.delete(pooled.context)) return pooled.context.close()
      await pooled.closeTabs()
      free.push(pooled)
    },
    retire: (context) => void retired.add(context),
  }
}

async function openProfile(browser: Browser, productUrl: string): Promise<PooledBrowser> {
  const context = await browser.newContext({ baseURL: productUrl, reducedMotion: 'reduce' })
  await slowDown(context)
  const firstTab = await context.newPage()
  await firstTab.goto(PLAIN_ADDRESS)
  const devTools = await context.newCDPSession(firstTab)
  return {
    context,
    async reset(token) {
      await devTools.send('Storage.clearDataForOrigin', { origin: productUrl, storageTypes: STORAGE_TYPES })
      if (token === undefined) return
      await firstTab.evaluate(([key, value]) => localStorage.setItem(key, value), [
        STORAGE_KEYS.token,
        token,
      ] as const)
    },
    async closeTabs() {
      // A journey may have ended offline.
      await context.setOffline(false)
      const opened = context.pages().filter((page) => page !== firstTab)
      await Promise.all(opened.map((page) => page.close()))
    },
  }
}

/** Clears the HTTP cache of this page's browser. */
export async function emptyCache(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.clearBrowserCache')
  await devTools.detach()
}
