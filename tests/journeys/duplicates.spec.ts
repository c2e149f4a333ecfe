import { PATHS } from '@latchkey/domain/navigation/paths'
import type { Page } from '@playwright/test'
import { expect, test, visit } from './_journey.ts'
import { leadDialog, toast, waitForRows } from './_enquiries.ts'
import { rowOf } from './_leads.ts'

const INTAKE_KEY = 'demo-intake-key'

/** Sends an enquiry as a portal; resolves with the lead's id. */
async function intake(page: Page, firstName: string, over: object): Promise<number> {
  const response = await page.request.post('/api/intake/enquiries', {
    headers: { 'x-intake-key': INTAKE_KEY },
    data: {
      firstName,
      lastName: 'Doubleday',
      property: { name: 'Harbour View 1', postcode: 'BS1 4RB' },
      ...over,
    },
  })
  expect(response.ok()).toBe(true)
  return ((await response.json()) as { id: number }).id
}

test('one applicant from two portals is merged into one lead, and separated again', async ({ signIn }) => {
  const page = await signIn('manager', `${PATHS.enquiries}?name=Doubleday`)
  const colleague = await signIn('agent', `${PATHS.enquiries}?name=Doubleday`)
  await Promise.all([waitForRows(page), waitForRows(colleague)])
  await intake(page, 'Iris', { email: 'iris.doubleday@example.com', phone: '07700 900555' })
  const put = await intake(page, 'I.', { email: 'i.doubleday@example.com', phone: '+447700900555' })
  for (const name of ['Iris Doubleday', 'I. Doubleday'])
    await expect(rowOf(colleague, name)).toContainText('Possible duplicate')

  await page.getByRole('button', { name: 'I. Doubleday', exact: true }).click()
  const dialog = leadDialog(page)
  await dialog.getByRole('button', { name: 'Compare' }).click()
  const comparing = page.getByRole('dialog', { name: 'Compare Leads' })
  const email = comparing.getByRole('group', { name: 'Email' })
  await email.getByRole('button', { name: 'Keep right' }).click()
  await comparing.getByRole('button', { name: 'Merge' }).click()
  await expect(toast(page, 'Leads have been merged.')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'First Name' })).toHaveValue('Iris')
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('i.doubleday@example.com')
  await expect(rowOf(colleague, 'I. Doubleday')).toHaveCount(0)
  await expect(rowOf(colleague, 'Iris Doubleday')).not.toContainText('Possible duplicate')

  await visit(page, `${PATHS.enquiries}?lead=${put}`)
  await expect(dialog.getByText('This lead was merged into Iris Doubleday.')).toBeVisible()
  await expect(page).not.toHaveURL(new RegExp(`lead=${put}$`))
  await dialog.getByRole('button', { name: 'History' }).click()
  const history = page.getByRole('dialog', { name: 'History' })
  await expect(history.getByText('Merged with I. Doubleday')).toBeVisible()
  await history.getByRole('button', { name: 'Undo merge' }).click()
  await expect(toast(page, 'Merge has been undone.')).toBeVisible()
  await expect(rowOf(colleague, 'I. Doubleday')).toContainText('Possible duplicate')
})
