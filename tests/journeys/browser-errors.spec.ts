import { expect, test } from './_journey.ts'

/** Each entry violates the policy of the page, and the browser reports it in words of its own. */
const VIOLATIONS: readonly [what: string, doWrong: () => void, report: RegExp][] = [
  [
    'a script within a page',
    () => {
      const script = document.createElement('script')
      script.textContent = 'document.title = "It ran"'
      document.body.append(script)
    },
    /inline script/,
  ],
  [
    'a script of another host',
    () => {
      const script = document.createElement('script')
      script.src = 'https://elsewhere.example/script.js'
      document.body.append(script)
    },
    /elsewhere\.example\/script\.js/,
  ],
  [
    'a handler in an attribute',
    () => {
      const image = document.createElement('img')
      image.setAttribute('onerror', 'document.title = "It ran"')
      image.src = 'data:,'
      document.body.append(image)
    },
    /inline event handler/,
  ],
  [
    'a call to another host',
    () => {
      void fetch('https://elsewhere.example/').catch(() => {})
    },
    /elsewhere\.example\/'/,
  ],
]

// On the sign-in page, which does none of this itself.
test('what a page must not do is reported, and fails the journey', async ({
  openBrowser,
  browserErrors,
  product,
}) => {
  const page = await openBrowser()
  await page.goto('/login')

  await test.step('what the content security policy forbids does not run', async () => {
    for (const [what, doWrong, report] of VIOLATIONS) {
      await page.evaluate(doWrong)
      await expect
        .poll(() => browserErrors.unexpected(), what)
        .toContainEqual(expect.stringMatching(new RegExp(`${report.source}.*Content Security Policy`, 'i')))
      await expect(page, what).not.toHaveTitle('It ran')
    }
    // The frame below is refused by the same policy.
    browserErrors.allow(/^console: (?!Framing).*Content Security Policy/i)
  })

  await test.step('errors, and missing files', async () => {
    await page.evaluate(() => {
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
  })

  await test.step('a frame with the product stays empty on any page', async () => {
    await page.route('**/framed', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${product.url}/login"></iframe>` }),
    )
    await page.goto('/framed')
    await expect
      .poll(() => browserErrors.unexpected())
      .toEqual([expect.stringMatching(/frame-ancestors|X-Frame-Options/i)])
    browserErrors.allow(/frame-ancestors|X-Frame-Options/i)
  })
})
