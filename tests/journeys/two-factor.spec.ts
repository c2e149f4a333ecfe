import { PATHS } from '@latchkey/domain/navigation/paths'
import type { Locator, Page } from '@playwright/test'
import { codeAt } from '../../packages/server/test/_two-factor.ts'
import { DEMO, DEMO_PASSWORD, expect, fillSignIn, test, visit } from './_journey.ts'
import { PERIOD_MS, switchOnTwoFactor } from './_two-factor.ts'

/** Signs in with the password and returns the field for the code. */
async function comeToCode(page: Page) {
  await fillSignIn(page, DEMO.nobody)
  await expect(page.getByRole('heading', { name: 'Two-factor sign-in' })).toBeVisible()
  const code = page.getByLabel('Code', { exact: true })
  await expect(code).toBeFocused()
  return code
}

test('a second factor is set up, required, replaced by a recovery code and switched off; the audit trail records it @main', async ({
  signIn,
}) => {
  const page = await signIn('nobody')
  const { secret, recoveryCodes } = await switchOnTwoFactor(page)
  await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible()

  await page.getByRole('button', { name: 'Log out' }).click()
  const code = await comeToCode(page)
  await code.fill('000000')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('The code you entered is incorrect')).toBeVisible()
  // The code of this period was used to turn it on; the next one is accepted.
  await code.fill(codeAt(secret, Date.now() + PERIOD_MS))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  expect(page.url()).not.toContain('#')

  await page.reload()
  await expect(
    page.getByRole('heading', { name: 'Dashboard', level: 1 }),
    'a session that goes on is not asked again',
  ).toBeVisible()

  await page.getByRole('button', { name: 'Log out' }).click()
  await (await comeToCode(page)).fill(recoveryCodes[0] ?? '')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  await visit(page, '/profile')
  await expect(page.getByText('You have 9 recovery codes left.')).toBeVisible()

  await page.getByRole('button', { name: 'Switch off' }).click()
  const dialog = page.getByRole('dialog', { name: 'Switch Off Two-Factor Sign-In' })
  await dialog.getByLabel('Current password').fill(DEMO_PASSWORD)
  await dialog.getByLabel('Code', { exact: true }).fill(recoveryCodes[1] ?? '')
  await dialog.getByRole('button', { name: 'Switch off' }).click()
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible()

  const admin = await signIn('admin', PATHS.settings)
  await admin
    .getByRole('main')
    .getByRole('link', { name: /Audit Trail/ })
    .click()
  await admin.getByRole('textbox', { name: 'Filter Person' }).fill('nobody')
  const trail = admin.getByRole('table', { name: 'Audit Trail' })
  for (const action of [
    'Two-factor sign-in switched on',
    'Two-factor code refused',
    'Recovery code used',
    'Two-factor sign-in switched off',
  ])
    await expect(trail.getByText(action).first()).toBeVisible()
  await expect(admin).toHaveURL(/\/settings\/audit\?.*person=nobody/)
})

test('a role requires two-factor sign-in in its form: the list shows it, and its users set it up when they sign in', async ({
  signIn,
  openBrowser,
}) => {
  const admin = await signIn('admin', PATHS.roles)
  const viewer = admin.getByRole('table', { name: 'Roles' }).getByRole('row', { name: /Viewer/ })
  const saveForm = async (change: (box: Locator) => Promise<void>) => {
    await viewer.getByRole('button', { name: 'Actions for Viewer' }).click()
    await expect(admin.getByRole('menuitem')).toHaveText(['Update', 'Disable', 'Delete'])
    await admin.getByRole('menuitem', { name: 'Update' }).click()
    await change(admin.getByRole('checkbox', { name: 'Require two-factor sign-in' }))
    await admin.getByRole('button', { name: 'Save' }).click()
    await expect(viewer).toContainText('Enabled')
  }
  await saveForm((box) => box.check())
  await expect(viewer).toContainText('Two-factor required')

  const page = await openBrowser()
  await page.goto('/login')
  await fillSignIn(page, DEMO.viewer)
  await expect(page.getByRole('heading', { name: 'Set up two-factor sign-in' })).toBeVisible()

  await saveForm((box) => box.uncheck())
  await expect(viewer).not.toContainText('Two-factor required')
  await page.goto('/login')
  await fillSignIn(page, DEMO.viewer)
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
})
