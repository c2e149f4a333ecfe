import type { Page } from '@playwright/test'
import { DEMO, expect, fillSignIn, test, visit } from './_journey.ts'

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name, level: 1, exact: true })

const links = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link')
const section = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a missing token, a wrong id and an unknown URL are Not Found, without a sign-in', async ({
  openBrowser,
}) => {
  const page = await openBrowser()
  await page.goto('/nope')
  await expect(heading(page, 'Not Found')).toBeVisible()
  for (const path of [
    '/main-menu/projects/abc/units',
    '/settings/users/roles/x1',
    '/reset-password/ab.c',
    '/qualifying-questions/a.b',
    '/reserve-property/a.b',
    '/reset-password',
    '/qualifying-questions',
    '/reserve-property',
  ]) {
    await visit(page, '/403')
    await expect(heading(page, 'Access Denied')).toBeVisible()
    await visit(page, path)
    await expect(heading(page, 'Not Found'), path).toBeVisible()
  }
  await expect(page, 'without a token the address is replaced').toHaveURL(/\/404$/)
})

/** Titles with the name of a record appear only once it is loaded. No page has the title of the one before. */
const GUARDED: readonly [path: string, title: string | RegExp, viewerMay: boolean][] = [
  ['/main-menu/today', 'Today', false],
  ['/main-menu/calendar', 'Calendar', true],
  ['/main-menu/enquiries', 'Enquiries', true],
  ['/main-menu/viewings', 'Viewings', false],
  ['/main-menu/reservations', 'Reservations', false],
  ['/main-menu/properties', 'Manage Properties', false],
  ['/main-menu/projects', 'Manage Projects', false],
  ['/main-menu/projects/1/units', / Units$/, false],
  ['/main-menu/listings', 'Listings', false],
  ['/main-menu/reports', 'Reports', false],
  ['/settings/users', 'Manage Users', false],
  ['/settings/users/roles', 'Manage Roles', false],
  ['/settings/users/roles/create', 'Create Role', false],
  ['/settings/users/roles/update/2', 'Update Role', false],
  ['/settings/users/roles/1', /^Manage .+@.+ Roles$/, false],
  ['/settings/office', 'Office', false],
  ['/settings/privacy', 'Privacy', false],
  ['/settings/moving-in', 'Moving in', false],
  ['/settings/integrations', 'Integrations', false],
  ['/settings/audit', 'Audit Trail', false],
  ['/settings/integrations/keys', 'Integrations', false],
]

async function expectDenied(page: Page, path: string): Promise<void> {
  await expect(page, path).toHaveURL(/\/403$/)
  await expect(heading(page, 'Access Denied'), path).toBeVisible()
}

test('the administrator has every page in the menu and opens each; a user without a role none', async ({
  signIn,
}) => {
  const [admin, nobody] = [await signIn('admin'), await signIn('nobody')]
  await expect(links(admin)).toHaveText([
    'Dashboard',
    'Today',
    'Calendar',
    'Enquiries',
    'Viewings',
    'Reservations',
    'Properties',
    'Projects',
    'Listings',
    'Reports',
  ])
  await section(admin, 'Settings').click()
  await expect(links(admin)).toHaveText([
    'Manage Users',
    'Permissions',
    'Office',
    'Privacy',
    'Moving in',
    'Integrations',
    'Audit Trail',
  ])
  await expect(section(admin, 'Main menu')).toHaveAttribute('aria-expanded', 'false')
  await expect(links(nobody)).toHaveText(['Dashboard'])
  await expect(section(nobody, 'Settings')).toHaveCount(0)

  for (const [path, title] of GUARDED) {
    await visit(admin, path)
    await expect(heading(admin, title), path).toBeVisible()
    await visit(nobody, path)
    await expectDenied(nobody, path)
  }

  await test.step('the menu marks the page, and remembers which section is open', async () => {
    await links(admin).filter({ hasText: 'Permissions' }).click()
    await expect(admin).toHaveURL(/\/settings\/users\/roles(\?|$)/)
    await expect(links(admin).filter({ hasText: 'Permissions' })).toHaveAttribute('aria-current', 'page')
    const menu = admin.getByRole('navigation', { name: 'Main' })
    await expect(menu.locator('[aria-current="page"]')).toHaveCount(1)
    await admin.reload()
    await expect(section(admin, 'Settings')).toHaveAttribute('aria-expanded', 'true')
    await section(admin, 'Profile').click()
    await admin.getByRole('button', { name: 'Change Password' }).click()
    await expect(admin.getByRole('dialog', { name: 'Change Your Password' })).toBeVisible()
  })
})

test('a viewer opens the pages of enquiries, and no others @main', async ({ signIn }) => {
  const page = await signIn('viewer')
  await expect(links(page)).toHaveText(['Dashboard', 'Calendar', 'Enquiries'])
  for (const [path, title, viewerMay] of GUARDED) {
    await visit(page, path)
    if (viewerMay) await expect(heading(page, title), path).toBeVisible()
    else await expectDenied(page, path)
  }
})

test('on a phone the menu is behind a burger button', async ({ signIn }) => {
  const page = await signIn('viewer')
  await page.setViewportSize({ width: 375, height: 700 })
  await expect(page.getByRole('link', { name: 'Enquiries', exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('button', { name: 'Close menu' }).click()
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await menu.getByRole('link', { name: 'Enquiries' }).click()
  await expect(menu).toBeHidden()
  await expect(heading(page, 'Enquiries')).toBeVisible()

  await page.getByRole('button', { name: 'Open menu' }).click()
  await menu.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(menu).toHaveCount(0)
  await fillSignIn(page, DEMO.viewer)
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
  await expect(menu).toHaveCount(0)
})
