import type { Page } from '@playwright/test'
import { leadName } from '@latchkey/domain/leads/lead-names'
import { PATHS } from '@latchkey/domain/navigation/paths'
import { expect, test } from './_journey.ts'
import { toast } from './_enquiries.ts'
import { firstLeadIn, chooseFor, rowOf } from './_leads.ts'

const question = (page: Page, title: string) => page.getByRole('alertdialog', { name: title })

/** Filters the list by one person, so that the row stays visible whatever its status. */
async function find(page: Page, lastName: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Filter Name' }).fill(lastName)
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
