import { PATHS } from '@latchkey/domain/navigation/paths'
import type { Page } from '@playwright/test'
import { enquiryRows, filterBy, nameOf, toast, waitForRows } from './_enquiries.ts'
import { expect, test, visit } from './_journey.ts'
import { openList } from './_leads.ts'

const viewsButton = (page: Page) => page.getByRole('button', { name: 'Views', exact: true })

async function chooseView(page: Page, name: string): Promise<void> {
  await viewsButton(page).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

async function saveView(page: Page, name: string, ...flags: string[]): Promise<void> {
  await chooseView(page, 'Save this view…')
  const dialog = page.getByRole('dialog', { name: 'Save View' })
  await dialog.getByLabel('Name').fill(name)
  for (const flag of flags) await dialog.getByRole('checkbox', { name: flag }).check()
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'View has been saved.')).toBeVisible()
  await expect(dialog).toBeHidden()
}

const shownNames = async (page: Page) => Promise.all((await enquiryRows(page).all()).map(nameOf))

test('a saved view applied later, also by a colleague, gives the same URL and rows', async ({ signIn }) => {
  // No other journey opens the viewings as a manager.
  const page = await signIn('manager', PATHS.enquiries)
  // At 1280 px a manager's toolbar has no room for a pinned view.
  await page.setViewportSize({ width: 1920, height: 1080 })
  const colleague = await signIn('viewer', PATHS.enquiries)
  await Promise.all([waitForRows(page), waitForRows(colleague)])
  await filterBy(page, 'Status', 'awaiting')
  await page.getByRole('button', { name: 'Email', exact: true }).click()
  await expect(page).toHaveURL(/sort=email/)
  await waitForRows(page)
  await saveView(page, 'Awaiting by email', 'Share with everyone', 'Pin')
  await expect(page).toHaveURL(/view=\d+/)
  const [address, names] = [page.url(), await shownNames(page)]
  expect(names.length).toBeGreaterThan(1)

  const pinned = page.getByRole('button', { name: /^Awaiting by email/ })
  await expect(pinned).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(pinned).toContainText('Changed')
  await expect(page.getByRole('heading', { level: 1 }), 'its button is gone').toBeFocused()
  await page.reload()
  await expect(pinned, 'after a reload too').toContainText('Changed')
  await pinned.click()
  await expect(page).toHaveURL(address)
  await waitForRows(page)
  expect(await shownNames(page)).toEqual(names)

  await chooseView(colleague, 'Awaiting by email')
  await expect(colleague).toHaveURL(address)
  await waitForRows(colleague)
  expect(await shownNames(colleague)).toEqual(names)
  await colleague.getByRole('button', { name: 'Clear filters' }).click()
  await viewsButton(colleague).click()
  await expect(colleague.getByRole('menuitem', { name: 'Awaiting by email (changed)' })).toBeVisible()
  await expect(colleague.getByRole('menuitem', { name: /^Update/ })).toHaveCount(0)

  await test.step('a list opens with its default view, unless the address has parameters', async () => {
    await visit(page, `${PATHS.viewings}?status=cancelled`)
    await expect(page.getByRole('table', { name: 'Viewings' })).toHaveAttribute('aria-busy', 'false')
    await saveView(page, 'Cancelled ones', 'Open the list with it')
    await page.goto(PATHS.viewings)
    await expect(page).toHaveURL(/status=cancelled.*view=\d+/)
    await openList(page, 'Enquiries')
    await openList(page, 'Viewings')
    await expect(page).toHaveURL(/status=cancelled.*view=\d+/)
    await openList(page, 'Enquiries')
    await visit(page, `${PATHS.viewings}?name=lee`)
    await expect(page).toHaveURL(/name=lee/)
    await expect(page).not.toHaveURL(/status=cancelled/)
  })
})
