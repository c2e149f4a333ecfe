import { PATHS } from '@latchkey/domain/navigation/paths'
import { toast } from './_enquiries.ts'
import { expect, test } from './_journey.ts'
import { aPng } from './_picture.ts'
import { card, waitForCards, choosePicture, recordDialog } from './_stock.ts'

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

  await card(page, 'Orchard Row').getByRole('button', { name: 'Actions for Orchard Row' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete Project' })
  await expect(question).toContainText('All of its units will be deleted too.')
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(toast(page, 'Project has been successfully deleted.')).toBeVisible()
  await expect(card(page, 'Orchard Row')).toHaveCount(0)
  await expect(card(other, 'Orchard Row')).toHaveCount(0)
})
