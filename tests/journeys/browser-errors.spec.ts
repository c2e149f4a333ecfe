import type { Page } from '@playwright/test'
import { expect, test } from './_journey.ts'

/** Does on the sign-in page what no page of the product does. */
const brokenPage = async (openBrowser: () => Promise<Page>, doWrong: () => void) => {
  const page = await openBrowser()
  await page.goto('/login')
  await page.evaluate(doWrong)
  return page
}

const VIOLATIONS = {
  'a script within a page': () => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "It ran"'
    document.body.append(script)
  },
  'a script of another host': () => {
    const script = document.createElement('script')
    script.src = 'https://elsewhere.example/script.js'
    document.body.append(script)
  },
  'a handler in an attribute': () => {
    const image = document.createElement('img')
    image.setAttribute('onerror', 'document.title = "It ran"')
    image.src = 'data:,'
    document.body.append(image)
  },
  'a call to another host': () => {
    void fetch('https://elsewhere.example/').catch(() => {})
  },
} as const

const isViolation = (text: string) => /Content Security Policy/i.test(text)

// The policy is enforced, and a violation fails the journey.
test('what the content security policy forbids does not run, and fails the journey', async ({
  openBrowser,
  browserErrors,
}) => {
  for (const [index, [what, doWrong]] of Object.entries(VIOLATIONS).entries()) {
    const page = await brokenPage(openBrowser, doWrong)
    await expect
      .poll(() => browserErrors.unexpected().filter(isViolation).length, what)
      .toBeGreaterThan(index)
    await expect(page, what).not.toHaveTitle('It ran')
  }
  browserErrors.allow(/Content Security Policy/i)
})

test('errors, failed responses and missing files are reported', async ({
  openBrowser,
  browserErrors,
  product,
}) => {
  const page = await brokenPage(openBrowser, () => {
    console.error('a word of complaint')
    queueMicrotask(() => {
      throw new Error('nobody caught it')
    })
    void fetch('/assets/gone.js')
  })
  await expect
    .poll(() => browserErrors.unexpected().toSorted())
    .toEqual(['404 /assets/gone.js', 'console: a word of complaint', 'uncaught: nobody caught it'])
  browserErrors.allow(/gone\.js|a word of complaint|nobody caught it/)
  // A frame with the product stays empty on any page.
  await page.route('**/framed', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${product.url}/login"></iframe>` }),
  )
  await page.goto('/framed')
  await expect
    .poll(() => browserErrors.unexpected())
    .toEqual([expect.stringMatching(/frame-ancestors|X-Frame-Options/i)])
  browserErrors.allow(/frame-ancestors|X-Frame-Options/i)
})
