import type { Page } from '@playwright/test'
import { PATHS } from '@latchkey/domain/navigation/paths'
import { beginSession, DEMO, expect, fillSignIn, test, visit, type ApiSession } from './_journey.ts'
import { agentId, callAs, chooseFor, makeLead } from './_leads.ts'
import { mailedLink } from './_tenants.ts'

const NEW_PASSWORD = 'Brass-lock7!'
const NEWER_PASSWORD = 'Copper-hinge8!'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })
/** Creates an active user, who is invited by mail. */
const createUser = (admin: ApiSession, username: string) =>
  callAs(admin, '/users', { username, active: 1 }, 'PUT')

const setPassword = async (page: Page, password: string) => {
  await page.getByLabel('New password').fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Your password has been changed successfully.')).toBeVisible()
}

test('from the invitation on: a password, a role, a menu that grows and shrinks, signed out elsewhere @main', async ({
  signIn,
  openBrowser,
  openTab,
  product,
}) => {
  const newcomer = 'newcomer@latchkey.example'
  const admin = await signIn('admin', PATHS.users)
  await admin.getByRole('button', { name: 'Create New' }).click()
  await admin.getByRole('textbox', { name: 'Username' }).fill(newcomer)
  await admin.getByRole('combobox', { name: 'Status' }).click()
  await admin.getByRole('option', { name: 'Active', exact: true }).click()
  await admin.getByRole('button', { name: 'SUBMIT' }).click()
  await expect(admin.getByText('User has been created.')).toBeVisible()
  await expect(admin.getByRole('heading', { name: `Manage ${newcomer} Roles` })).toBeVisible()

  const page = await openBrowser()
  await page.goto(await mailedLink(product, newcomer, '/reset-password/'))
  await setPassword(page, NEW_PASSWORD)
  await fillSignIn(page, newcomer, NEW_PASSWORD)
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  await expect(menu(page).getByRole('link', { name: 'Enquiries' })).toHaveCount(0)

  const viewer = admin.getByRole('region', { name: /^Viewer/ })
  await viewer.getByRole('checkbox', { name: 'Enabled' }).check()
  await admin.getByRole('button', { name: 'Submit' }).click()
  await expect(admin.getByText('User permissions have been updated.')).toBeVisible()
  await menu(page).getByRole('link', { name: 'Enquiries' }).click()
  await expect(page.getByRole('heading', { name: 'Enquiries', level: 1 })).toBeVisible()

  await visit(admin, '/settings/users/roles')
  await chooseFor(admin, 'Viewer', 'Disable')
  await expect(page).toHaveURL(/\/403$/)
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await chooseFor(admin, 'Viewer', 'Enable')

  const elsewhere = await openTab(await beginSession(product, newcomer, NEW_PASSWORD))
  // Not a page that is open to everybody, which would stay after the sign-out.
  await elsewhere.goto('/profile')
  await expect(elsewhere.getByText('This device')).toBeVisible()
  await visit(page, '/profile')
  await page.getByRole('button', { name: 'Sign out other devices' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(elsewhere).toHaveURL(/\/login$/)
  await expect(page.getByText('This device')).toBeVisible()
})

test('a forgotten password is reset once from the mailed link, and works', async ({
  openBrowser,
  product,
  signInToApi,
}) => {
  const page = await openBrowser()
  const forgetful = 'forgetful@latchkey.example'
  await createUser(await signInToApi('admin'), forgetful)
  const invite = await mailedLink(product, forgetful, '/reset-password/')
  await page.goto(invite)
  await setPassword(page, NEW_PASSWORD)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill('stranger@latchkey.example')
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText("The username doesn't exist")).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).fill(forgetful)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByRole('heading', { name: 'Reset link has been sent' })).toBeFocused()

  const newestLink = () => mailedLink(product, forgetful, '/reset-password/')
  await expect.poll(newestLink).not.toBe(invite)
  const link = await newestLink()
  await page.goto(link)
  await setPassword(page, NEWER_PASSWORD)
  await fillSignIn(page, forgetful, NEWER_PASSWORD)
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()

  await visit(page, '/change-password')
  const dialog = page.getByRole('dialog', { name: 'Change Your Password' })
  await dialog.getByLabel('Current password').fill(NEWER_PASSWORD)
  await dialog.getByLabel('New password').fill(NEW_PASSWORD)
  await dialog.getByLabel('Confirm password').fill(NEW_PASSWORD)
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password has been changed successfully.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/$/)

  const other = await openBrowser()
  await other.goto(link)
  await other.getByLabel('New password').fill(NEW_PASSWORD)
  await other.getByLabel('Confirm password').fill(NEW_PASSWORD)
  await other.getByRole('button', { name: 'Set password' }).click()
  await expect(other.getByText('Something went wrong. Please try again.')).toBeVisible()
})

test('a user is deactivated: their viewing is given to a colleague with a clash, once that is confirmed', async ({
  signIn,
  signInToApi,
}) => {
  const leaver = 'leaver@latchkey.example'
  await createUser(await signInToApi('admin'), leaver)
  const page = await signIn('admin', PATHS.users)
  const [from, to] = [await agentId(page, leaver), await agentId(page, DEMO.agent)]
  const viewingDate = Math.floor(Date.now() / 1000) + 40 * 86_400
  const viewing = { status: 4 as const, viewingDate }
  const { id, name } = await makeLead(page, 'Inherited', { ...viewing, viewingUserId: from })
  const other = await makeLead(page, 'Booked', { ...viewing, viewingUserId: to })

  await chooseFor(page, leaver, 'Disable')
  const dialog = page.getByRole('alertdialog', { name: 'Disable Account' })
  await expect(dialog.getByText('This person has work to hand over:')).toBeVisible()
  await expect(dialog.getByRole('listitem').filter({ hasText: name })).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Hand over to' }).click()
  await page.getByRole('option', { name: 'Grace Patel', exact: true }).click()
  await expect(dialog.getByText(`Clashes with ${other.name}`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'Hand over anyway' }).check()
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('User has been disabled.')).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(leaver) })).toContainText('No')
  expect(await callAs(page, `/leads/${id}`)).toMatchObject({ viewingUserId: to })
})
