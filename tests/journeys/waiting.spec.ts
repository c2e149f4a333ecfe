import { PATHS } from '@latchkey/domain/navigation/paths'
import type { Page } from '@playwright/test'
import { expect, test, visit } from './_journey.ts'
import { leadDialog, toast, waitForRows } from './_enquiries.ts'
import { rowOf } from './_leads.ts'

const INTAKE_KEY = 'demo-intake-key'
const DAY_SECONDS = 86_400
const NAME = 'Ivy Overlooked'

const waitingOf = async (page: Page) => {
  const card = page.getByRole('region', { name: 'Waiting longest' })
  // Without its rows the page would end above the card, and could not be scrolled to it.
  const above = page.getByRole('region', { name: 'Awaiting feedback' })
  await expect(above.getByRole('button', { name: /^Edit / }).first()).toBeVisible()
  await above.scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 4000)
  await expect(card).toBeVisible()
  return card.getByRole('listitem').filter({ hasText: NAME })
}

test('the longest-waiting enquiry is on every dashboard until it is answered; the mark can be undone', async ({
  signIn,
}) => {
  const [page, colleague] = [await signIn('agent', '/'), await signIn('viewer', '/')]
  const response = await page.request.post('/api/intake/enquiries', {
    headers: { 'x-intake-key': INTAKE_KEY },
    data: {
      firstName: 'Ivy',
      lastName: 'Overlooked',
      email: 'ivy.overlooked@example.com',
      phone: '07700 900321',
      property: { name: 'Harbour View 1' },
      submittedAt: Math.floor(Date.now() / 1000) - 29 * DAY_SECONDS,
    },
  })
  expect(response.ok()).toBe(true)
  const [here, there] = [await waitingOf(page), await waitingOf(colleague)]
  for (const item of [here, there]) {
    await expect(item).toContainText('Harbour View 1')
    await expect(item).toContainText(/Overdue: \d+ h/)
    await expect(item).toContainText('Unassigned')
  }

  await here.getByRole('button', { name: NAME }).click()
  const dialog = leadDialog(page)
  await dialog.getByRole('button', { name: 'Mark as answered' }).click()
  await page.getByRole('menuitem', { name: 'By phone' }).click()
  // A toast under the pointer stays.
  await toast(page, 'Marked as answered.').hover()
  await expect(there).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Mark as answered' })).toHaveCount(0)

  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(there).toHaveCount(1)
  await expect(dialog.getByRole('button', { name: 'Mark as answered' })).toBeVisible()
  await dialog.getByLabel('Close').click()
  await expect(here).toHaveCount(1)

  await colleague.getByRole('link', { name: 'View all', exact: true }).click()
  await expect(colleague).toHaveURL(/\/enquiries\?.*waiting=1/)
  await waitForRows(colleague)
  await expect(colleague.getByRole('button', { name: 'Waiting', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await visit(colleague, `${PATHS.enquiries}?waiting=1&name=Overlooked`)
  await expect(rowOf(colleague, NAME)).toContainText(/Overdue: \d+ h/)
})
