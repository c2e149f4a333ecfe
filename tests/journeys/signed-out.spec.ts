import { STORAGE_KEYS } from '@latchkey/domain/platform/storage/storage-keys'
import type { Page } from '@playwright/test'
import {
  choose,
  COLUMN,
  cellText,
  enquiryRows,
  filterBy,
  leadDialog,
  nameOf,
  openEnquiries,
} from './_enquiries.ts'
import { DEMO, expect, test } from './_journey.ts'

/** All text that a tab still shows or stores. */
const heldBy = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.title,
      location.href,
      document.documentElement.outerHTML,
      ...[...document.querySelectorAll('input, textarea')].map((field) =>
        'value' in field ? String(field.value) : '',
      ),
      ...[localStorage, sessionStorage].flatMap((storage) => Object.entries(storage).flat()),
      document.cookie,
      JSON.stringify(history.state),
    ].join('\n'),
  )

/** The facts that a text contains, in any case. */
const foundIn = (text: string, facts: readonly string[]) =>
  facts.filter((fact) => text.toLowerCase().includes(fact.toLowerCase()))

test('signing out in one tab removes all personal data from every tab', async ({ signIn }) => {
  const page = await signIn('agent')
  const tab = await page.context().newPage()
  await tab.goto('/')
  await expect(tab.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()

  await openEnquiries(page)
  const row = enquiryRows(page).first()
  const [name, email, phone] = [
    await nameOf(row),
    await cellText(row, COLUMN.email),
    await cellText(row, COLUMN.phone),
  ]
  const lastName = name.split(' ').at(-1) ?? name
  const token = await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.token)
  // The same for every token; the beginning alone also occurs in names of classes.
  const tokenHeader = /^eyJ[\w-]+(?=\.)/.exec(token ?? '')?.[0] ?? 'no token'
  const facts = [name, lastName, email, phone, tokenHeader]
  await filterBy(page, 'Name', lastName)
  await openEnquiries(tab)
  await choose(tab, enquiryRows(tab).first(), 'View/Edit')
  await expect(leadDialog(tab).getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(email)

  const before = await Promise.all([page, tab].map(heldBy))
  expect(foundIn(before.join('\n'), facts), 'the search finds what is there').toEqual(facts)

  await page.getByRole('button', { name: 'Log out' }).click()
  for (const one of [page, tab]) {
    await expect(one).toHaveURL(/\/login$/)
    await expect(one.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect(one.getByRole('dialog')).toHaveCount(0)
    await expect.poll(async () => foundIn(await heldBy(one), [...facts, DEMO.agent])).toEqual([])
  }
  const kept = await page.evaluate(() => Object.keys(localStorage).toSorted())
  expect(kept, 'pages and their sizes are no secret').toContain('enquiries_pagination')

  await page.goBack()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect.poll(async () => foundIn(await heldBy(page), facts)).toEqual([])
})
