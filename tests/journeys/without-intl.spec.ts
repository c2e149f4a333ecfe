import { PATHS } from '@latchkey/domain/navigation/paths'
import { beginSession, DEMO, expect, test } from './_journey.ts'

interface Watched {
  /** What created each object of `Intl`. */
  intlUses: string[]
}

/** Records each object of `Intl` that the page creates. Runs in the page. */
function watchIntl() {
  const uses: string[] = []
  Object.assign(globalThis, { intlUses: uses } satisfies Watched)
  const note = (name: string) => uses.push(`${name} ${new Error().stack ?? ''}`)
  for (const name of [
    'DateTimeFormat',
    'NumberFormat',
    'Collator',
    'PluralRules',
    'RelativeTimeFormat',
  ] as const)
    Object.assign(Intl, {
      [name]: new Proxy(Intl[name], {
        construct(target, args, newTarget) {
          note(name)
          return Reflect.construct(target, args, newTarget) as object
        },
        apply(target, self, args) {
          note(name)
          return Reflect.apply(target as () => unknown, self, args)
        },
      }),
    })
}

// Its first use takes a browser 12 ms: docs/decisions/0061-dates-without-intl.md.
test('no page of staff uses Intl on its first visit', async ({ openTab, product }) => {
  const page = await openTab(await beginSession(product, DEMO.admin))
  await page.addInitScript(watchIntl)
  for (const path of [PATHS.home, PATHS.enquiries, PATHS.calendar, PATHS.users]) {
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => (globalThis as unknown as Watched).intlUses), path).toEqual([])
  }
})
