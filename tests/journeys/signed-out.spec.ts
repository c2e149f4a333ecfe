import { PATHS } from '@latchkey/domain/navigation/paths'
import type { Page, WebSocket } from '@playwright/test'
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
import { beginSession, DEMO, expect, fillSignIn, PLAIN_PAGE, test, tokenIn } from './_journey.ts'

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

/** Opens a page in a tab; returns its socket. */
async function openWithSocket(tab: Page, path: string): Promise<WebSocket> {
  const socket = tab.waitForEvent('websocket')
  await tab.goto(path)
  return socket
}

test('signing out in one tab removes all personal data, the token and the socket from every tab', async ({
  openTab,
  product,
}) => {
  const page = await openTab(await beginSession(product, DEMO.agent))
  const tab = await page.context().newPage()
  const sockets = [await openWithSocket(page, PLAIN_PAGE), await openWithSocket(tab, PATHS.home)]
  for (const socket of sockets) expect(socket.url()).not.toMatch(/token|eyJ/)
  await expect(tab.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()

  await openEnquiries(page)
  const row = enquiryRows(page).first()
  const [name, email, phone] = [
    await nameOf(row),
    await cellText(row, COLUMN.email),
    await cellText(row, COLUMN.phone),
  ]
  const lastName = name.split(' ').at(-1) ?? name
  const token = await tokenIn(page)
  // The same for every token; the beginning alone also occurs in names of classes.
  const tokenHeader = /^eyJ[\w-]+(?=\.)/.exec(token ?? '')?.[0] ?? 'no token'
  const facts = [name, lastName, email, phone, tokenHeader]
  await filterBy(page, 'Name', lastName)
  await openEnquiries(tab)
  await choose(tab, enquiryRows(tab).first(), 'View/Edit')
  await expect(leadDialog(tab).getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(email)

  const before = await Promise.all([page, tab].map(heldBy))
  expect(foundIn(before.join('\n'), facts), 'the search finds what is there').toEqual(facts)

  const closed = Promise.all(sockets.map((socket) => socket.waitForEvent('close')))
  await page.getByRole('button', { name: 'Log out' }).click()
  await closed
  for (const one of [page, tab]) {
    await expect(one).toHaveURL(/\/login$/)
    await expect(one.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect(one.getByRole('dialog')).toHaveCount(0)
    await expect.poll(async () => foundIn(await heldBy(one), [...facts, DEMO.agent])).toEqual([])
  }
  expect(await tokenIn(page)).toBeNull()
  const kept = await page.evaluate(() => Object.keys(localStorage).toSorted())
  expect(kept, 'pages and their sizes are no secret').toContain('enquiries_pagination')

  await page.goBack()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  await expect.poll(async () => foundIn(await heldBy(page), facts)).toEqual([])

  await fillSignIn(page, DEMO.agent)
  await expect(page, 'after logging out, the next sign-in leads home').toHaveURL(/\/$/)
})
