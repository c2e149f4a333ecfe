import { PATHS } from '@latchkey/domain/navigation/paths'
import { toast } from './_enquiries.ts'
import { expect, test } from './_journey.ts'
import { chooseFor, rowOf } from './_leads.ts'
import { aPng } from './_picture.ts'
import { fileInput, filterUnits, galleryNames, openFirstUnits, recordDialog } from './_stock.ts'

const PICTURES = [aPng('a.png', [200, 60, 60]), aPng('b.png', [60, 200, 60]), aPng('c.png', [60, 60, 200])]

test('a unit is created with pictures, which are reordered by keyboard and by mouse, and deleted', async ({
  signIn,
  browserErrors,
}) => {
  // Caused by the trace recorder, not the page: it reads every picture, which the page's policy forbids.
  browserErrors.allow(/Connecting to 'blob:/)
  const page = await signIn('admin', PATHS.projects)
  await openFirstUnits(page)
  await page.getByRole('button', { name: 'Create New' }).click()
  const dialog = recordDialog(page, 'Unit')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Loft 900')
  await dialog.getByRole('button', { name: /^Unit Prices/ }).click()
  await dialog.getByRole('spinbutton', { name: 'Rental Price' }).fill('£1,250.50')
  await dialog.getByRole('button', { name: /^Unit Amenities/ }).click()
  await dialog.getByRole('checkbox', { name: 'Caretaker' }).check()
  await dialog.getByRole('combobox', { name: 'Availability' }).click()
  await page.getByRole('option', { name: 'For Rent' }).click()

  await test.step('an invalid picture is rejected with a message, in the browser and by the server', async () => {
    const input = fileInput(dialog, 'Add pictures')
    await input.setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
    await expect(
      dialog.getByText('“plan.pdf” is not supported: choose a jpg, jpeg or png file.'),
    ).toBeVisible()
    await input.setInputFiles({ name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') })
    await expect(dialog.getByText(/is not a jpg, jpeg or png picture/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Remove fake.png' }).click()
    await expect(dialog.getByText(/is not a jpg, jpeg or png picture/)).toHaveCount(0)
  })

  for (const [index, picture] of PICTURES.entries()) {
    await fileInput(dialog, 'Add pictures').setInputFiles(picture)
    await expect(dialog.getByRole('button', { name: `Delete picture ${index + 1}` })).toBeVisible()
  }
  expect(await galleryNames(dialog)).toEqual(['a.png', 'b.png', 'c.png'])

  await dialog.getByRole('button', { name: 'Move picture 3 earlier' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  expect(await galleryNames(dialog), 'by key').toEqual(['c.png', 'a.png', 'b.png'])
  await expect(dialog.getByText('Picture moved to place 1 of 3.')).toBeAttached()

  const tiles = dialog.getByRole('list', { name: 'Pictures' }).getByRole('listitem')
  await tiles.nth(2).dragTo(tiles.nth(0))
  await expect.poll(() => galleryNames(dialog), 'by mouse').toEqual(['b.png', 'c.png', 'a.png'])

  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Property has been successfully updated.')).toBeVisible()
  await expect(dialog).toBeHidden()

  await filterUnits(page, 'Name', 'Loft 900')
  await expect(rowOf(page, 'Loft 900')).toContainText('£1,250.50')
  await chooseFor(page, 'Loft 900', 'View/Edit')
  await expect.poll(() => galleryNames(dialog), 'as it was saved').toEqual(['b.png', 'c.png', 'a.png'])
  await dialog.getByRole('button', { name: 'Delete picture 1' }).click()
  await expect(toast(page, 'Image has been successfully deleted.')).toBeVisible()
  await expect.poll(() => galleryNames(dialog)).toEqual(['c.png', 'a.png'])
  await page.keyboard.press('Escape')
  await expect(dialog, 'a deleted picture is no unsaved edit').toBeHidden()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)

  await chooseFor(page, 'Loft 900', 'Delete')
  await page
    .getByRole('alertdialog', { name: 'Delete Unit' })
    .getByRole('button', { name: 'Confirm' })
    .click()
  await expect(toast(page, 'Unit has been successfully deleted.')).toBeVisible()
  await expect(rowOf(page, 'Loft 900')).toHaveCount(0)
})
