import { PATHS } from '@latchkey/domain/navigation/paths'
import { expect, test } from './_journey.ts'
import { leadDialog, toast, waitForRows } from './_enquiries.ts'
import { rowOf } from './_leads.ts'

const INTAKE_KEY = 'demo-intake-key'

test('a new lead is taken: its dialog names the handler, also for others, and Mine lists it', async ({
  signIn,
}) => {
  const page = await signIn('agent', `${PATHS.enquiries}?handler=none`)
  const colleague = await signIn('viewer', `${PATHS.enquiries}?handler=none`)
  await Promise.all([waitForRows(page), waitForRows(colleague)])
  const response = await page.request.post('/api/intake/enquiries', {
    headers: { 'x-intake-key': INTAKE_KEY },
    data: {
      firstName: 'Ivy',
      lastName: 'Newcome',
      email: 'ivy.newcome@example.com',
      phone: '07700 900321',
      property: { name: 'Harbour View 1' },
    },
  })
  expect(response.ok()).toBe(true)
  for (const each of [page, colleague]) await expect(rowOf(each, 'Ivy Newcome')).toContainText('Unassigned')

  await page.getByRole('button', { name: 'Ivy Newcome', exact: true }).click()
  const dialog = leadDialog(page)
  await expect(dialog.getByText('Handler: nobody yet')).toBeVisible()
  await dialog.getByRole('button', { name: 'Take' }).click()
  await expect(toast(page, 'You have this lead now.')).toBeVisible()
  await expect(dialog.getByText('Handler: Grace Patel')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Release' })).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'Assign…' })).toHaveCount(0)
  await expect(rowOf(colleague, 'Ivy Newcome')).toHaveCount(0)

  await dialog.getByLabel('Close').click()
  await page.getByRole('button', { name: 'Mine', exact: true }).click()
  await expect(page).toHaveURL(/handler=me/)
  await expect(rowOf(page, 'Ivy Newcome')).toContainText('Grace Patel')
})
