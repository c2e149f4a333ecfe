import { PATHS } from '@latchkey/domain/navigation/paths'
import { expect, test } from './_journey.ts'
import { enquiryRows, leadDialog, nameOf, waitForRows } from './_enquiries.ts'
import { PHONE } from './_tenants.ts'

/** The full name in the form of the dialog. */
async function openName(page: Parameters<typeof leadDialog>[0]): Promise<string> {
  const form = leadDialog(page)
  const [first, last] = await Promise.all(
    ['First Name', 'Last Name'].map((label) => form.getByRole('textbox', { name: label }).inputValue()),
  )
  return `${first} ${last}`
}

test('stepping through a list across a page boundary without closing the dialog', async ({ signIn }) => {
  const page = await signIn('agent', `${PATHS.enquiries}?page=1&limit=25&sort=email`)
  await waitForRows(page)
  const last = await nameOf(enquiryRows(page).nth(24))
  await page.getByRole('button', { name: last, exact: true }).click()
  const dialog = leadDialog(page)
  await expect(dialog.getByText(/^25 of \d+$/).first()).toBeVisible()

  await dialog.getByRole('button', { name: 'Next lead' }).click()
  await expect(dialog.getByText(/^26 of \d+$/).first()).toBeVisible()
  await expect(page).toHaveURL(/\?page=2&limit=25&sort=email&lead=\d+$/)
  const following = page.getByRole('button', { name: /^Actions for /, includeHidden: true }).first()
  await expect
    .poll(() => openName(page))
    .toBe((await following.getAttribute('aria-label'))?.replace('Actions for ', ''))

  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => openName(page)).toBe(last)
  await page.keyboard.press('Alt+ArrowDown')
  await expect(dialog.getByText(/^26 of \d+$/).first()).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\?page=1&limit=25&sort=email$/)
})

for (const sort of ['name', '-status'])
  test(`the last lead by ${sort} has no next one, and its buttons fit a thumb`, async ({ signIn }) => {
    const page = await signIn('agent', `${PATHS.enquiries}?page=99&limit=20&sort=${sort}`)
    await waitForRows(page)
    await page.getByRole('button', { name: await nameOf(enquiryRows(page).last()), exact: true }).click()
    const dialog = leadDialog(page)
    await expect(dialog.getByText(/^(\d+) of \1$/).first()).toBeVisible()
    const next = dialog.getByRole('button', { name: 'Next lead' })
    await expect(next).toHaveAttribute('aria-disabled', 'true')

    await page.setViewportSize(PHONE)
    const box = await next.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })
