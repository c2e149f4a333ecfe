import { PATHS } from '@latchkey/domain/navigation/paths'
import type { Page } from '@playwright/test'
import { ask, embeddedIn } from '../../packages/server/test/_embedded-folders.ts'
import { leadDialog } from './_enquiries.ts'
import { beginSession, DEMO, expect, test } from './_journey.ts'
import { agentId, callAs, makeLead } from './_leads.ts'
import type { Product } from './_product.ts'

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })

/** The number of new notifications on the bell; waits until there are some. */
async function newOn(page: Page): Promise<number> {
  await expect(bell(page)).toHaveText(/^\d+ new$/)
  return Number.parseInt((await bell(page).textContent()) ?? '', 10)
}

/** Marks the deadlines of the demo as announced. The job that announces them runs every five minutes. */
async function announceDeadlines({ dataDir }: Product): Promise<void> {
  await ask(embeddedIn(dataDir), 'update holding_deposit set told_at = now(), told_on_day_at = now()')
  await ask(embeddedIn(dataDir), 'update right_to_rent_check set notified_at = now()')
}

test('a lead that is assigned is announced at once, in every window of its handler, until it is opened', async ({
  signIn,
  openTab,
  product,
}) => {
  await announceDeadlines(product)
  const page = await signIn('agent', PATHS.calendar)
  const elsewhere = await openTab(await beginSession(product, DEMO.agent))
  await elsewhere.goto(PATHS.reservations)
  await expect(bell(elsewhere)).toContainText('new')
  const manager = await signIn('manager')
  const before = await newOn(page)
  const lead = await makeLead(manager, 'Announced')
  const grace = await agentId(manager, DEMO.agent)
  const priya = await agentId(manager, DEMO.manager)
  await callAs(manager, `/leads/${lead.id}/handler`, { userId: grace, from: priya })
  const more = `Notifications, ${before + 1} new`
  for (const each of [page, elsewhere]) await expect(bell(each)).toHaveAccessibleName(more)
  await expect(bell(manager)).toHaveAccessibleName('Notifications')

  await test.step('by keyboard: opened over the list that the lead is in', async () => {
    await bell(page).focus()
    await page.keyboard.press('Enter')
    await expect(panel(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(bell(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(panel(page)).toBeFocused()
    await panel(page).getByRole('button').last().focus()
    await page.keyboard.press('Tab')
    await expect(panel(page)).toBeHidden()
    // The focus goes to the element after the bell, not to the start or the end of the page.
    await page.keyboard.press('Shift+Tab')
    await expect(bell(page)).toBeFocused()
    await page.keyboard.press('Enter')
    const line = panel(page).getByRole('button', { name: `Priya Shah assigned ${lead.name} to you.` })
    await line.focus()
    await page.keyboard.press('Enter')
    await expect(leadDialog(page).getByRole('textbox', { name: 'Last Name' })).toHaveValue('Announced')
    await expect(page).toHaveURL(new RegExp(`${PATHS.enquiries}\\?.*lead=${lead.id}$`))
    await expect(panel(page)).toBeHidden()
  })

  await test.step('it is read in every window', async () => {
    const asBefore = `Notifications, ${before} new`
    await expect(bell(elsewhere)).toHaveAccessibleName(asBefore)
    await leadDialog(page).getByLabel('Close').click()
    await expect(leadDialog(page)).toBeHidden()
    await expect(bell(page)).toHaveAccessibleName(asBefore)
  })

  await test.step('a deleted lead is no longer named', async () => {
    await callAs(manager, `/leads/${lead.id}/delete`, {})
    await bell(page).click()
    await expect(
      panel(page).getByRole('button', { name: 'A lead that you may no longer open.' }),
    ).toBeVisible()
  })
})
