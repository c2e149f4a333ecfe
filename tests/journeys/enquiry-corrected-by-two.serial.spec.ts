import { PATHS } from '@latchkey/domain/navigation/paths'
import { LONG_WAIT_MS } from '../../scripts/testing/limits.ts'
import { expect, test } from './_journey.ts'
import {
  cellText,
  COLUMN,
  enquiryRows,
  enquiryTable,
  filterBy,
  leadDialog,
  waitForRows,
  toast,
} from './_enquiries.ts'

test('an enquiry is found, corrected and saved; a colleague sees it at once; a killed server loses nothing', async ({
  product,
  signIn,
}) => {
  const [ann, ben] = [await signIn('admin', PATHS.enquiries), await signIn('admin', PATHS.enquiries)]
  await Promise.all([waitForRows(ann), waitForRows(ben)])
  const surname = 'Quillfeather'
  const row = enquiryRows(ann).first()
  const phone = await cellText(row, COLUMN.phone)
  const digits = phone.replaceAll(/\D/g, '').slice(-6)

  await test.step('filter by the digits of a phone number; letters cannot be typed', async () => {
    await filterBy(ann, 'Phone', `a${digits}b`, digits)
    await expect(ann.getByRole('textbox', { name: 'Filter Phone' })).toHaveValue(digits)
    for (const found of await enquiryRows(ann).all()) {
      expect((await cellText(found, COLUMN.phone)).replaceAll(/\D/g, '')).toContain(digits)
    }
  })

  await test.step('sort by address', async () => {
    await enquiryTable(ann).getByRole('button', { name: 'Property Address' }).click()
    await expect(enquiryTable(ann).getByRole('columnheader', { name: 'Property Address' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await expect(ann).toHaveURL(new RegExp(`phone=${digits}`))
    await expect(ann).toHaveURL(/sort=propertyAddress/)
  })

  const dialog = leadDialog(ann)
  const postcode = dialog.getByRole('textbox', { name: 'Postcode', exact: true })

  await test.step('break the postcode: the form shows an error and sends nothing', async () => {
    await row.getByRole('button', { name: /^Actions for / }).click()
    await ann.getByRole('menuitem', { name: 'View/Edit' }).click()
    await expect(postcode).toBeVisible()
    await postcode.fill('ABC')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(toast(ann, 'Please check the form for errors')).toBeVisible()
    await expect(dialog.getByText('This is not a valid postcode')).toBeVisible()
    await expect(postcode).toBeFocused()
  })

  await test.step('correct it and save; the colleague’s row changes without a reload', async () => {
    await ben.evaluate(() => Object.assign(window, { isSamePage: true }))
    await postcode.fill('M1 1AE')
    await dialog.getByRole('textbox', { name: 'Last Name' }).fill(surname)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(toast(ann, 'Enquiry has been successfully updated.')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(row).toContainText(surname)
    await expect(enquiryRows(ben).filter({ hasText: surname })).toHaveCount(1)
    expect(await ben.evaluate(() => 'isSamePage' in window)).toBe(true)
  })

  await test.step('the server is killed and restarted', async () => {
    await product.kill()
    await product.start()
  })

  await test.step('nothing is lost', async () => {
    await ann.reload()
    await expect(row).toContainText(surname)
    await row.getByRole('button', { name: /^Actions for / }).click()
    await ann.getByRole('menuitem', { name: 'View/Edit' }).click()
    await expect(postcode).toHaveValue('M1 1AE')
  })

  await test.step('the colleague’s page, which was never reloaded, receives pushes again', async () => {
    await dialog.getByRole('textbox', { name: 'Last Name' }).fill(`${surname}-Lee`)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await expect(enquiryRows(ben).filter({ hasText: `${surname}-Lee` })).toHaveCount(1, {
      timeout: LONG_WAIT_MS,
    })
    expect(await ben.evaluate(() => 'isSamePage' in window)).toBe(true)
  })
})
