import { expect, test as base, type Page } from '@playwright/test'
import { startSmtpSink, type SmtpSink } from '../../packages/server/test/_smtp-sink.ts'
import { makeProduct, type Product } from './_product.ts'

/** The password of every demo account. */
export const DEMO_PASSWORD = 'Latchkey1!'

/** The demo accounts. */
export const DEMO = {
  admin: 'admin@latchkey.example',
  agent: 'agent@latchkey.example',
  viewer: 'viewer@latchkey.example',
  nobody: 'nobody@latchkey.example',
} as const

/** What a browser complained of that no person should ever meet. */
class Complaints {
  private readonly heard: string[] = []
  private readonly ownUrl: string
  private readonly forgiven: RegExp[] = []

  constructor(ownUrl: string) {
    this.ownUrl = ownUrl
  }

  /** Lets pass what a journey brings about on purpose. */
  forgive(complaint: RegExp): void {
    this.forgiven.push(complaint)
  }

  /** What is left once the forgiven is taken away. */
  left(): string[] {
    return this.heard.filter((complaint) => !this.forgiven.some((pattern) => pattern.test(complaint)))
  }

  listenTo(page: Page): void {
    page.on('pageerror', (error) => this.heard.push(`uncaught: ${error.message}`))
    page.on('console', (message) => {
      const text = message.text()
      // Refused and broken calls are judged by their answers below; a killed server breaks the line.
      if (message.type() !== 'error' || /Failed to load resource|WebSocket connection to/.test(text)) return
      this.heard.push(`console: ${text}`)
    })
    page.on('response', (response) => {
      const { origin, pathname } = new URL(response.url())
      const isMissingFile = response.status() === 404 && !pathname.startsWith('/api/')
      if (origin !== this.ownUrl) this.heard.push(`a call elsewhere: ${response.url()}`)
      if (response.status() >= 500 || isMissingFile) this.heard.push(`${response.status()} ${pathname}`)
    })
  }
}

interface JourneyFixtures {
  /** What the browsers of this journey complained of; anything that is not forgiven fails it. */
  complaints: Complaints
  /** Opens a browser of its own, as another person at another desk would. */
  openBrowser: () => Promise<Page>
  /** Opens a browser of its own and signs in. */
  signIn: (who: keyof typeof DEMO) => Promise<Page>
}

interface JourneyWorkerFixtures {
  /** True gives the product a mail server to send to; otherwise its mails wait in the outbox of the demo. */
  hasMailServer: boolean
  /** The mail server; null where the product has none. */
  mailServer: SmtpSink | null
  product: Product
}

/** A journey through the product; it fails on any error in a console and on any broken answer, whatever else it checks. */
export const test = base.extend<JourneyFixtures, JourneyWorkerFixtures>({
  hasMailServer: [false, { scope: 'worker', option: true }],
  mailServer: [
    async ({ hasMailServer }, provide) => {
      const sink = hasMailServer ? await startSmtpSink() : null
      await provide(sink)
      await sink?.close()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ browserName, mailServer }, provide) => {
      if (browserName !== 'chromium') throw new Error('Journeys are made with Chromium.')
      const product = await makeProduct(mailServer === null ? {} : { SMTP_URL: mailServer.url })
      await product.start()
      await provide(product)
      await product.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  complaints: async ({ product }, provide) => {
    const complaints = new Complaints(product.url)
    await provide(complaints)
    expect(complaints.left()).toEqual([])
  },
  openBrowser: async ({ browser, product, complaints }, provide) => {
    const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = []
    await provide(async () => {
      const context = await browser.newContext({ baseURL: product.url })
      contexts.push(context)
      context.on('page', (page) => complaints.listenTo(page))
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
  signIn: async ({ openBrowser }, provide) => {
    await provide(async (who) => {
      const page = await openBrowser()
      await page.goto('/login')
      await fillSignIn(page, DEMO[who])
      await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
      return page
    })
  },
})

/** Fills in the sign-in form and sends it. */
export async function fillSignIn(page: Page, username: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

export { expect }
