import { PATHS } from '@latchkey/domain/navigation/paths'
import { STORAGE_KEYS } from '@latchkey/domain/platform/storage/storage-keys'
import type { Session } from '@latchkey/domain/session/session.contract'
import { expect, test as base, type Page } from '@playwright/test'
import { TEST_MS } from '../../scripts/testing/limits.ts'
import { createBrowserPool, type BrowserPool, type PooledBrowser } from './_browser-pool.ts'
import { BrowserErrors } from './_browser-errors.ts'
import { makeProduct, type Product } from './_product.ts'

export const DEMO_PASSWORD = 'Latchkey1!'

export const DEMO = {
  admin: 'admin@latchkey.example',
  agent: 'agent@latchkey.example',
  viewer: 'viewer@latchkey.example',
  nobody: 'nobody@latchkey.example',
  manager: 'manager@latchkey.example',
} as const

/** A page that loads no data, for those who only call the API or open another page next: the dashboard takes much longer. */
export const PLAIN_PAGE = PATHS.forbidden

/** A session of someone without a browser. */
export interface ApiSession {
  readonly url: string
  readonly token: string
}

export interface JourneyFixtures {
  /**
   * True fades and moves what opens and closes, as for most users. The other journeys ask for reduced motion: frames of
   * transitions take a tenth or more of the processor time.
   */
  hasMotion: boolean
  /** The errors of this journey's browsers; one that is not allowed fails it. */
  browserErrors: BrowserErrors
  /** Opens a tab in a browser that this journey uses for nothing else, signed in if given the token of a session. */
  openTab: (token?: string) => Promise<Page>
  /** Opens a tab in a new browser, signed out. */
  openBrowser: () => Promise<Page>
  /**
   * Opens a new browser in which this person is signed in, at a path or `PLAIN_PAGE`, and waits for the page. Each has its
   * own session from the API; `sign-in.spec.ts` covers the form.
   */
  signIn: (who: keyof typeof DEMO, path?: string) => Promise<Page>
  /** Signs in without a browser, for those who only call the API: a page costs a second of processor time. */
  signInToApi: (who: keyof typeof DEMO) => Promise<ApiSession>
  /** Installs a clock in a page. Every later page of its browser would have it too, so no other journey uses that one. */
  installClock: (page: Page) => Promise<void>
}

export interface JourneyWorkerFixtures {
  /** Settings of the product, by environment variable. */
  settings: Readonly<Record<string, string>>
  /** The product of this worker alone. */
  product: Product
  browserPool: BrowserPool
}

/**
 * A journey through the product. Any error in a console and any failed response fails it. Journeys of one worker share
 * a product one after the other, in any order: each relies only on demo data that no journey changes, and on its own.
 */
export const test = base.extend<JourneyFixtures, JourneyWorkerFixtures>({
  settings: [{}, { scope: 'worker', option: true }],
  product: [
    async ({ browserName, settings }, provide) => {
      if (browserName !== 'chromium') throw new Error('Journeys are made with Chromium.')
      const product = await makeProduct(settings)
      await product.start()
      await provide(product)
      await product.remove()
    },
    { scope: 'worker', timeout: TEST_MS },
  ],
  browserPool: [
    ({ browser, product }, provide) => provide(createBrowserPool(browser, product.url)),
    { scope: 'worker' },
  ],
  hasMotion: [false, { option: true }],
  browserErrors: async ({ product }, provide) => {
    const browserErrors = new BrowserErrors(product.url)
    await provide(browserErrors)
    expect(browserErrors.unexpected()).toEqual([])
  },
  openTab: async ({ browserPool, browserErrors, hasMotion }, provide) => {
    const taken: PooledBrowser[] = []
    const listen = (page: Page) => browserErrors.listenTo(page)
    await provide(async (token) => {
      const pooled = await browserPool.acquire()
      taken.push(pooled)
      await pooled.reset(token)
      pooled.context.on('page', listen)
      const page = await pooled.context.newPage()
      if (hasMotion) await page.emulateMedia({ reducedMotion: 'no-preference' })
      return page
    })
    for (const pooled of taken) {
      await browserPool.release(pooled)
      pooled.context.off('page', listen)
    }
  },
  openBrowser: ({ openTab }, provide) => provide(() => openTab()),
  signIn: async ({ openTab, product }, provide) => {
    await provide(async (who, path = PLAIN_PAGE) => {
      const page = await openTab(await beginSession(product, DEMO[who]))
      await page.goto(path)
      // Not by role: a dialog opened by the URL hides the heading from the accessibility tree.
      await expect(page.locator('h1')).toBeVisible()
      return page
    })
  },
  signInToApi: ({ product }, provide) =>
    provide(async (who) => ({ url: product.url, token: await beginSession(product, DEMO[who]) })),
  installClock: ({ browserPool }, provide) =>
    provide(async (page) => {
      browserPool.retire(page.context())
      await page.clock.install()
    }),
})

/** Creates a session by the API and returns its token. */
export async function beginSession(
  product: Product,
  username: string,
  password = DEMO_PASSWORD,
): Promise<string> {
  const response = await fetch(`${product.url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  return ((await response.json()) as Session).jwt
}

/** The token of the session of a page; null when signed out. */
export const tokenIn = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.token)

/** Ends a session on the server. */
export const endSession = (product: Product, token: string | null): Promise<Response> =>
  fetch(`${product.url}/api/users/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })

/** Navigates within the loaded app, as its links do; `page.goto` loads the app again. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    // React Router numbers the entries of the history.
    const { idx = 0 } = (history.state ?? {}) as { idx?: number }
    history.pushState({ idx: idx + 1 }, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** Fills in the sign-in form and submits it. */
export async function fillSignIn(page: Page, username: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

export { expect }
