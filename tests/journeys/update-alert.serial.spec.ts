import type { Page } from '@playwright/test'
import { PATHS } from '@latchkey/domain/navigation/paths'
import { emptyCache } from './_browser-pool.ts'
import { DEMO, expect, fillSignIn, test } from './_journey.ts'
import { choose, enquiryRows, leadDialog } from './_enquiries.ts'

/** Focuses the tab; resolves when the page has requested the version. */
async function comeBack(page: Page): Promise<void> {
  const answered = page.waitForResponse('**/api/version')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await answered
}

test('a new version is announced; Refresh asks before edits are lost and loads the new one', async ({
  product,
  signIn,
}) => {
  const page = await signIn('agent', PATHS.enquiries)
  await choose(page, enquiryRows(page).first(), 'View/Edit')
  const notes = leadDialog(page).getByRole('textbox', { name: 'Notes' })
  const savedNotes = await notes.inputValue()
  await notes.fill('Half a thought')
  // An open page gets no more of its build than it has loaded.
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
    .toEqual(
      expect.arrayContaining(
        ['alert', 'SignInAgain'].map((part) => expect.stringContaining(`/assets/${part}-`)),
      ),
    )
  const alert = page.getByRole('alertdialog', { name: 'Update Available' })
  await comeBack(page)
  await expect(alert, 'its own build is served').toHaveCount(0)
  await emptyCache(page)
  product.deploy()
  await comeBack(page)
  await expect(alert).toContainText(
    'A new version of the app is available. Please refresh the page to update.',
  )
  await expect(alert.getByRole('button')).toHaveText(['Refresh'])
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(alert).toBeVisible()

  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
  await alert.getByRole('button', { name: 'Refresh' }).click()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(alert).toBeVisible()

  await alert.getByRole('button', { name: 'Refresh' }).click()
  const reloaded = page.waitForEvent('load')
  await question.getByRole('button', { name: 'Discard' }).click()
  await reloaded
  // The URL still names the open lead, so it opens again, without the discarded edits.
  await expect(notes).toHaveValue(savedNotes)
  await comeBack(page)
  await expect(alert).toHaveCount(0)
})

test('a menu and a page whose build no longer exists show the alert instead of a crash', async ({
  openBrowser,
  browserErrors,
}) => {
  browserErrors.allow(/MissingPartError/)
  const page = await openBrowser()
  const alert = page.getByRole('alertdialog', { name: 'Update Available' })
  const refresh = page.getByRole('button', { name: 'Refresh' })

  await test.step('the menu, after a sign-in', async () => {
    await page.route(/\/staff-/, (route) => route.abort())
    await page.goto(PATHS.login)
    await fillSignIn(page, DEMO.agent)
    await expect(alert).toBeVisible()
    await page.unrouteAll()
    // Before it is fetched in advance.
    await page.route(/\/EnquiriesPage-/, (route) => route.abort())
    await refresh.click()
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  })

  await test.step('a page', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Enquiries' }).click()
    await expect(alert).toBeVisible()
    await page.unrouteAll()
    await refresh.click()
    await expect(page.getByRole('table', { name: 'Enquiries' })).toBeVisible()
  })
})
