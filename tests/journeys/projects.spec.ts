import { PATHS } from '@latchkey/domain/navigation/paths'
import { toast } from './_enquiries.ts'
import { expect, test } from './_journey.ts'
import { aPng } from './_picture.ts'
import { card, waitForCards, choosePicture, openStock, recordDialog } from './_stock.ts'

test('a project is created with its pictures, seen by a colleague at once, changed and deleted', async ({
  signIn,
}) => {
  const [page, other] = [await signIn('agent', PATHS.projects), await signIn('admin', PATHS.projects)]
  await waitForCards(other)

  await page.getByRole('button', { name: 'Create New' }).click()
  const dialog = recordDialog(page, 'Project')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('This is required'), 'the name and both pictures').toHaveCount(3)
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Orchard Row')
  await dialog.getByRole('textbox', { name: 'City' }).fill('Hereford')
  await choosePicture(dialog, 'Image', aPng('front.png', [120, 160, 90]))
  await choosePicture(dialog, 'Default Image', aPng('inside.png', [200, 180, 140]))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Project has been successfully updated.')).toBeVisible()
  await expect(dialog).toBeHidden()

  await expect(card(page, 'Orchard Row').getByText('Hereford')).toBeVisible()
  await expect(card(other, 'Orchard Row'), 'the newest is first, for everybody').toBeVisible()
  const picture = card(page, 'Orchard Row').getByRole('presentation')
  await expect(picture).toHaveJSProperty('complete', true)
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  await card(page, 'Orchard Row').getByRole('button', { name: 'Edit' }).click()
  await dialog.getByRole('textbox', { name: 'City' }).fill('Ledbury')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(card(other, 'Orchard Row').getByText('Ledbury')).toBeVisible()

  await card(page, 'Orchard Row').getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete Project' })
  await expect(question).toContainText('All of its units will be deleted too.')
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(toast(page, 'Project has been successfully deleted.')).toBeVisible()
  await expect(card(page, 'Orchard Row')).toHaveCount(0)
  await expect(card(other, 'Orchard Row')).toHaveCount(0)
})

test('the code for a web page goes to the clipboard', async ({ signIn }) => {
  const page = await signIn('agent', PATHS.projects)
  await openStock(page, 'Projects')
  await page
    .getByRole('button', { name: /^Copy embed code of / })
    .first()
    .click()
  await expect(toast(page, 'Copied to clipboard.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^<iframe src="https?:\/\/\S+\/[\da-f-]{36}" width="100%" height="600" frameborder="0" allowfullscreen><\/iframe>$/,
  )
})

test('two users change one project, and no change is overwritten unnoticed', async ({ signIn }) => {
  const [page, other] = [await signIn('agent', PATHS.projects), await signIn('admin', PATHS.projects)]
  for (const each of [page, other]) {
    await each.getByRole('article').first().getByRole('button', { name: 'Edit' }).click()
    await expect(recordDialog(each, 'Project').getByRole('textbox', { name: 'Name' })).toBeVisible()
  }
  await recordDialog(page, 'Project').getByRole('textbox', { name: 'Latitude' }).fill('50.1')
  await recordDialog(other, 'Project').getByRole('textbox', { name: 'Longitude' }).fill('-1.5')
  await recordDialog(other, 'Project').getByRole('button', { name: 'Save' }).click()
  await expect(recordDialog(other, 'Project')).toBeHidden()

  await expect(recordDialog(page, 'Project').getByText(/Somebody else has saved this project/)).toBeVisible()
  await recordDialog(page, 'Project').getByRole('button', { name: 'Save' }).click()
  const question = page.getByRole('dialog', { name: 'This project was changed while you edited it' })
  await expect(question.getByRole('row', { name: /Latitude/ })).toContainText('50.1')
  await question.getByRole('button', { name: 'Keep mine' }).click()
  await expect(recordDialog(page, 'Project')).toBeHidden()

  await page.getByRole('article').first().getByRole('button', { name: 'Edit' }).click()
  const dialog = recordDialog(page, 'Project')
  await expect(dialog.getByRole('textbox', { name: 'Latitude' })).toHaveValue('50.1')
  await expect(dialog.getByRole('textbox', { name: 'Longitude' })).toHaveValue('-1.5')
})
