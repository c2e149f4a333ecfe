import { PATHS } from '@latchkey/domain/navigation/paths'
import type { Page } from '@playwright/test'
import { expect, test, visit } from './_journey.ts'
import { makeLead } from './_leads.ts'

const search = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const box = (page: Page) => page.getByRole('combobox', { name: 'Search leads, homes and pages' })
const leadDialog = (page: Page) => page.getByRole('dialog', { name: /Details$/ })

test('a lead is found from any page by keyboard, and again among the recent ones', async ({ signIn }) => {
  const page = await signIn('agent')
  const { name } = await makeLead(page, 'Searchable', { phone: '+44 7700 900777' })

  await test.step('Escape returns the focus', async () => {
    const link = page.getByRole('link', { name: 'Viewings', exact: true }).first()
    await link.focus()
    await page.keyboard.press('Control+k')
    await expect(box(page)).toBeFocused()
    await page.keyboard.type('searchab')
    await expect(page.getByRole('option', { name: new RegExp(name) })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(search(page)).toBeHidden()
    await expect(link).toBeFocused()
  })

  await test.step('typed faster than the server responds', async () => {
    for (const [path, title] of [
      [PATHS.home, 'Dashboard'],
      [PATHS.projects, 'Manage Projects'],
      [PATHS.profile, /./],
    ] as const) {
      await visit(page, path)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await page.keyboard.press('Control+k')
      await expect(box(page)).toBeFocused()
      await page.keyboard.type('07700 900777')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(leadDialog(page).getByRole('textbox', { name: 'Last Name' })).toHaveValue('Searchable')
    }
  })

  await test.step('over the open lead, with a question about its unsaved edits', async () => {
    await leadDialog(page).getByRole('textbox', { name: 'Last Name' }).fill('Edited')
    await page.keyboard.press('Control+k')
    await expect(box(page)).toBeFocused()
    await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option').first()).toContainText(name)
    await page.keyboard.type('go cal')
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
    await expect(question).toBeVisible()
    // Not over two dialogs.
    await page.keyboard.press('Control+k')
    await expect(search(page)).toBeHidden()
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(leadDialog(page).getByRole('textbox', { name: 'Last Name' })).toHaveValue('Edited')
  })

  await test.step('closing it over the lead leaves the lead open', async () => {
    await page.keyboard.press('Control+k')
    await expect(box(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(search(page)).toBeHidden()
    await expect(leadDialog(page)).toBeVisible()
  })

  await test.step('logging out clears the recent ones', async () => {
    await page.keyboard.press('Control+k')
    await expect(box(page)).toBeFocused()
    await page.keyboard.type('log out')
    await page.keyboard.press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('recent_items'))).toBeNull()
  })
})
