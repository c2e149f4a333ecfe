import { PATHS } from '@latchkey/domain/navigation/paths'
import { expect, test, visit } from './_journey.ts'
import {
  cellText,
  choose,
  COLUMN,
  enquiryRows,
  enquiryTable,
  filterBy,
  leadDialog,
  nameOf,
  toast,
  waitForRows,
} from './_enquiries.ts'

test('a copied URL shows a colleague the same list with the same lead open', async ({ signIn }) => {
  const ann = await signIn('admin', PATHS.enquiries)
  await waitForRows(ann)
  await filterBy(ann, 'Status', 'awaiting')
  await enquiryTable(ann).getByRole('button', { name: 'Email', exact: true }).click()
  await enquiryTable(ann).getByRole('button', { name: 'Email', exact: true }).click()
  await expect(enquiryTable(ann).getByRole('columnheader', { name: 'Email' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await waitForRows(ann)
  const row = enquiryRows(ann).nth(2)
  const [name, text] = [await nameOf(row), await row.textContent()]
  await choose(ann, row, 'View/Edit')
  await expect(leadDialog(ann).getByRole('textbox', { name: 'Last Name' })).toBeVisible()

  const ben = await signIn('agent', ann.url())
  await expect(leadDialog(ben).getByRole('textbox', { name: 'Last Name' })).toBeVisible()
  const given = async () =>
    `${await leadDialog(ben).getByRole('textbox', { name: 'First Name' }).inputValue()} ${await leadDialog(ben).getByRole('textbox', { name: 'Last Name' }).inputValue()}`
  expect(await given()).toBe(name)
  await leadDialog(ben).getByRole('button', { name: 'Close' }).first().click()
  await expect(leadDialog(ben)).toBeHidden()
  await expect(ben.getByRole('combobox', { name: 'Filter Status' })).toHaveValue('awaiting')
  expect(await enquiryRows(ben).nth(2).textContent()).toBe(text)
})

test('an address keeps the page of a list; Back closes a dialog over it, and forward opens it again', async ({
  signIn,
}) => {
  const page = await signIn('agent', PATHS.enquiries)

  await test.step('the page and its size are remembered where the address does not say', async () => {
    await expect(page).toHaveURL(/\?page=1&limit=25$/)
    await page.getByRole('combobox', { name: 'Rows per page' }).click()
    await expect(page.getByRole('option')).toHaveText(['10', '20', '50', '100'])
    await page.getByRole('option', { name: '10', exact: true }).click()
    await expect(page).toHaveURL(/limit=10/)
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/page=2&limit=10/)
    await waitForRows(page)
    await page.goto(PATHS.enquiries)
    await expect(page).toHaveURL(/\?page=2&limit=10$/)
  })

  await test.step('a page beyond the end leads to the last, and Back from there', async () => {
    await visit(page, `${PATHS.enquiries}?page=999&limit=10`)
    await expect(page).not.toHaveURL(/page=999/)
    await waitForRows(page)
    expect(await enquiryRows(page).count()).toBeGreaterThan(0)
    await page.goBack()
    await expect(page).toHaveURL(/\?page=2&limit=10$/)
    await waitForRows(page)
  })

  await test.step('a click on an email copies it', async () => {
    const row = enquiryRows(page).first()
    const email = await cellText(row, COLUMN.email)
    await row.getByText(email).click()
    await expect(toast(page, 'Copied to clipboard.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(email)
  })

  await test.step('Back closes the dialog and keeps the list', async () => {
    await choose(page, enquiryRows(page).first(), 'View/Edit')
    await expect(leadDialog(page).getByRole('textbox', { name: 'Last Name' })).toBeVisible()
    await page.goBack()
    await expect(leadDialog(page)).toBeHidden()
    await expect(page).toHaveURL(/\/main-menu\/enquiries\?page=2&limit=10$/)
    await page.goForward()
    await expect(leadDialog(page).getByRole('textbox', { name: 'Last Name' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(leadDialog(page)).toBeHidden()
    await expect(page).toHaveURL(/\/main-menu\/enquiries\?page=2&limit=10$/)
  })

  await test.step('steps to the next lead are no places to go back to', async () => {
    await choose(page, enquiryRows(page).last(), 'View/Edit')
    await leadDialog(page).getByRole('button', { name: 'Next lead' }).click()
    await expect(page).toHaveURL(/\?page=3&limit=10&lead=\d+$/)
    await page.goBack()
    await expect(leadDialog(page)).toBeHidden()
    await expect(page).toHaveURL(/\?page=2&limit=10$/)
  })
})
