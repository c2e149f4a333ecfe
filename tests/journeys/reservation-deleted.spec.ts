import type { Page } from '@playwright/test'
import { leadName } from '@latchkey/domain/leads/lead.names'
import { PATHS } from '@latchkey/domain/navigation/paths'
import { expect, test } from './_journey.ts'
import { toast } from './_enquiries.ts'
import { firstLeadIn, chooseFor, openList, rowOf } from './_leads.ts'

const details = (page: Page) => page.getByRole('dialog', { name: 'Reservation Details' })
const question = (page: Page, title: string) => page.getByRole('alertdialog', { name: title })

/** Filters the list by one person, so that the row stays visible whatever its status. */
async function find(page: Page, lastName: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Filter Name' }).fill(lastName)
}

for (const { act, done, status } of [
  { act: 'Verify Customer', done: 'Customer has been verified.', status: 'Reservation complete' },
  { act: 'Decline Customer', done: 'Customer has been declined.', status: 'Reservation declined' },
]) {
  test(`${act}: confirmed first, then reported, then seen by a colleague`, async ({ signIn }) => {
    const ben = await signIn('agent', PATHS.reservations)
    const lead = await firstLeadIn(ben, 'Reservations', 'Reservation consider')
    const name = leadName(lead)
    await find(ben, lead.lastName)
    await expect(rowOf(ben, name)).toContainText('Reservation consider')
    const ann = await signIn('admin', `${PATHS.reservations}?lead=${lead.id}`)

    await details(ann).getByRole('button', { name: act }).click()
    await question(ann, act).getByRole('button', { name: 'Cancel' }).click()
    await expect(question(ann, act)).toBeHidden()
    await expect(rowOf(ben, name)).toContainText('Reservation consider')

    await details(ann).getByRole('button', { name: act }).click()
    await question(ann, act).getByRole('button', { name: 'Confirm' }).click()
    await expect(toast(ann, done)).toBeVisible()
    await expect(details(ann)).toBeHidden()
    // The dialog was opened by its URL, so no control has opened it.
    await expect(ann.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(rowOf(ben, name)).toContainText(status)
  })
}

test('a deleted reservation comes back with Undo, and a colleague sees it disappear and return @main', async ({
  signIn,
}) => {
  const [ann, ben] = [await signIn('admin', PATHS.reservations), await signIn('agent', PATHS.reservations)]
  const lead = await firstLeadIn(ann, 'Reservations', 'Reservation requested')
  const name = leadName(lead)
  await find(ann, lead.lastName)
  await find(ben, lead.lastName)
  await expect(rowOf(ben, name)).toBeVisible()
  await chooseFor(ann, name, 'Delete')
  await expect(question(ann, 'Delete Reservation')).toContainText(
    'Are you sure you wish to delete this reservation?',
  )
  await question(ann, 'Delete Reservation').getByRole('button', { name: 'Confirm' }).click()
  // A toast under the pointer stays.
  await toast(ann, 'Reservation has been deleted.').hover()
  await expect(rowOf(ben, name)).toHaveCount(0)
  await ann.getByRole('button', { name: 'Undo' }).click()
  await expect(toast(ann, 'Reservation has been restored.')).toBeVisible()
  await expect(rowOf(ben, name)).toBeVisible()
})

test('a copied URL shows a colleague the same list with the same lead open; Back keeps the list', async ({
  signIn,
}) => {
  const ann = await signIn('admin', PATHS.reservations)
  await openList(ann, 'Reservations')
  await ann.getByRole('table').getByRole('button', { name: 'Date & Time' }).click()
  await ann.getByRole('combobox', { name: 'Filter Status' }).fill('requested')
  await expect(ann).toHaveURL(/status=requested/)
  const lead = await firstLeadIn(ann, 'Reservations', 'Reservation requested')
  await chooseFor(ann, leadName(lead), 'View/Edit')
  await expect(details(ann).getByRole('textbox', { name: 'Last Name' })).toHaveValue(lead.lastName)
  const ben = await signIn('agent', ann.url())
  await expect(details(ben).getByRole('textbox', { name: 'Last Name' })).toHaveValue(lead.lastName)

  await ann.goBack()
  await expect(details(ann)).toBeHidden()
  await expect(ann).toHaveURL(/sort=dateAndTime&status=requested$/)
  await expect(rowOf(ann, leadName(lead))).toBeVisible()
  expect(
    JSON.parse((await ann.evaluate(() => localStorage.getItem('reservations_filters'))) ?? 'null'),
  ).toEqual({
    status: 'requested',
  })
})
