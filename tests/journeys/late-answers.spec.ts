import { PATHS } from '@latchkey/domain/navigation/paths'
import { waitForRows, toast } from './_enquiries.ts'
import { expect, test } from './_journey.ts'
import { makeLead } from './_leads.ts'

test('the late response to an abandoned save closes nothing else', async ({ signIn }) => {
  const page = await signIn('agent', PATHS.enquiries)
  const saved = await makeLead(page, 'Walkedaway')
  const other = await makeLead(page, 'Openedmeanwhile')
  await waitForRows(page)
  const opened = () => page.getByRole('dialog', { name: 'Enquiry Details' })
  const release = Promise.withResolvers<void>()
  await page.route(`**/api/leads/${saved.id}`, async (route) => {
    if (route.request().method() === 'POST') await release.promise
    await route.continue()
  })

  await test.step('a save is slow, and its agent returns to the list', async () => {
    await page.getByRole('button', { name: saved.name, exact: true }).click()
    await opened().getByRole('textbox', { name: 'City' }).first().fill('Leeds')
    await opened().getByRole('button', { name: 'Save' }).click()
    await page.goBack()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
    await expect(opened()).toBeHidden()
  })
  await test.step('the response arrives while another lead is open, which stays open', async () => {
    await page.getByRole('button', { name: other.name, exact: true }).click()
    await opened().getByRole('textbox', { name: 'Country' }).first().fill('Wales')
    release.resolve()
    await expect(toast(page, 'Enquiry has been successfully updated.')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`lead=${other.id}$`))
    await expect(opened().getByRole('textbox', { name: 'Country' }).first()).toHaveValue('Wales')
    await expect(page.getByRole('alertdialog')).toBeHidden()
  })
})
