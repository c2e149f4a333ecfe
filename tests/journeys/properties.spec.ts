import { toast } from './_enquiries.ts'
import { expect, test } from './_journey.ts'
import { aPng } from './_picture.ts'
import { card, fileInput, openStock, recordDialog } from './_stock.ts'

test('a property is created, shown on a card, and deleted; cards load no full-size picture', async ({
  signIn,
}) => {
  const page = await signIn('agent')
  const pictures: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/media/')) pictures.push(pathname)
  })
  await openStock(page, 'Properties')
  await expect(page.getByRole('article')).toHaveCount(6)
  await expect.poll(() => pictures.length).toBeGreaterThan(0)
  expect(pictures.filter((path) => !path.includes('-card.'))).toEqual([])
  await page.getByRole('button', { name: 'Create New' }).click()
  const dialog = recordDialog(page, 'Property')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Elm Cottage')
  await dialog.getByRole('textbox', { name: 'City' }).fill('Ludlow')
  await dialog.getByRole('textbox', { name: 'Postcode' }).fill('ABC')
  await dialog.getByRole('combobox', { name: 'Bedrooms' }).click()
  await page.getByRole('option', { name: '1', exact: true }).click()
  await dialog.getByRole('spinbutton', { name: 'Bathrooms' }).fill('2')
  await dialog.getByRole('combobox', { name: 'Availability' }).click()
  await page.getByRole('option', { name: 'Coming For Sale' }).click()
  await dialog.getByRole('button', { name: /^Unit Prices/ }).click()
  await dialog.getByRole('spinbutton', { name: 'Purchase Price' }).fill('250000')
  await fileInput(dialog, 'Add pictures').setInputFiles([
    aPng('front.png', [90, 120, 160]),
    aPng('back.png', [160, 120, 90]),
  ])
  await expect(dialog.getByRole('button', { name: 'Delete picture 2' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('This is not valid')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Postcode' }).fill('SY8 1AA')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Property has been successfully updated.')).toBeVisible()

  const made = card(page, 'Elm Cottage')
  for (const text of ['1/2', 'Coming For Sale', 'Ludlow, SY8 1AA', '£250,000.00', '1 Bedroom', '2 Bathrooms'])
    await expect(made.getByText(text, { exact: true })).toBeVisible()

  await made.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete Property' })
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(toast(page, 'Property has been successfully deleted.')).toBeVisible()
  await expect(made).toHaveCount(0)
})
