import type { Page } from '@playwright/test'
import { PATHS } from '@latchkey/domain/navigation/paths'
import { toast } from './_enquiries.ts'
import { expect, test } from './_journey.ts'
import { aPng } from './_picture.ts'
import { fileInput } from './_stock.ts'

/** The picture at the bottom of the menu beside 'Log Out'. It is decorative, so it has no name. */
const ownPicture = (page: Page) => page.getByRole('button', { name: 'Log out' }).locator('..').locator('img')

test('a profile picture is in the menu in every browser of the same user, and of no other', async ({
  signIn,
}) => {
  const page = await signIn('viewer', PATHS.profile)
  const elsewhere = await signIn('viewer')
  const otherUser = await signIn('nobody')
  const before = await ownPicture(elsewhere).count()

  await page.getByRole('button', { name: 'Change', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload' })
  await fileInput(dialog, 'Picture').setInputFiles(aPng('me.png', [40, 90, 160]))
  await expect(dialog.getByText('me.png')).toBeVisible()
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(toast(page, 'Image Successfully Uploaded.')).toBeVisible()
  await expect(toast(page, 'Profile image has been updated.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(ownPicture(page)).toBeVisible()
  const src = (await ownPicture(page).getAttribute('src')) ?? ''

  expect(before, 'the account begins without one').toBe(0)
  await expect(ownPicture(elsewhere), 'by push, without a touch').toHaveAttribute('src', src)
  await expect(ownPicture(elsewhere)).not.toHaveJSProperty('naturalWidth', 0)
  await expect(ownPicture(otherUser)).toHaveCount(0)

  await page.reload()
  await expect(ownPicture(page)).toHaveAttribute('src', src)
})
