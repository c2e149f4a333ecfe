import type { Page } from '@playwright/test'
import { DEMO, expect, fillSignIn, PLAIN_PAGE, test, visit } from './_journey.ts'

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name, level: 1, exact: true })

const links = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link')
const section = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('after a redirect to the sign-in page, signing in leads to the requested page', async ({
  openBrowser,
}) => {
  const page = await openBrowser()
  await page.goto('/main-menu/enquiries?page=1&limit=10&name=a')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await fillSignIn(page, DEMO.viewer)
  await expect(page).toHaveURL(/\/main-menu\/enquiries\?page=1&limit=10&name=a$/)
  await expect(heading(page, 'Enquiries')).toBeVisible()
})

test('public and unknown URLs need no sign-in; a missing token or a wrong id is Not Found', async ({
  openBrowser,
}) => {
  const page = await openBrowser()
  for (const path of [
    '/nope',
    '/main-menu/projects/abc/units',
    '/settings/users/roles/x1',
    '/reset-password/ab.c',
    '/qualifying-questions/a.b',
    '/reserve-property/a.b',
  ]) {
    await page.goto(path)
    await expect(heading(page, 'Not Found'), path).toBeVisible()
  }
  for (const path of ['/reset-password', '/qualifying-questions', '/reserve-property']) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/404$/)
    await expect(heading(page, 'Not Found'), path).toBeVisible()
  }
  await page.goto('/403')
  await expect(heading(page, 'Access Denied')).toBeVisible()
  for (const path of [
    '/forgot-password',
    '/reset-password/a-b_1',
    '/qualifying-questions/a-b_1',
    '/reserve-property/a-b_1',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('textbox').first(), path).toBeVisible()
  }
})

/** Titles with the name of a record appear only once it is loaded. */
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
  ['/settings/integrations/keys', 'Integrations', false],
  ['/settings/audit', 'Audit Trail', false],
]

async function expectDenied(page: Page, path: string): Promise<void> {
  await expect(page, path).toHaveURL(/\/403$/)
  await expect(heading(page, 'Access Denied'), path).toBeVisible()
}

test('the administrator opens every page', async ({ signIn }) => {
  const page = await signIn('admin', PLAIN_PAGE)
  for (const [path, title] of GUARDED) {
    await page.goto(path)
    await expect(heading(page, title), path).toBeVisible()
  }
})

test('a viewer opens the pages of enquiries, and no others @main', async ({ signIn }) => {
  const page = await signIn('viewer', PLAIN_PAGE)
  for (const [path, title, viewerMay] of GUARDED) {
    await visit(page, path)
    if (viewerMay) await expect(heading(page, title), path).toBeVisible()
    else await expectDenied(page, path)
  }
})

test('a user without a role opens no guarded page', async ({ signIn }) => {
  const page = await signIn('nobody', PLAIN_PAGE)
  for (const [path] of GUARDED) {
    await visit(page, path)
    await expectDenied(page, path)
  }
})

test('the menu shows the permitted pages, one section at a time, and remembers which', async ({ signIn }) => {
  const [admin, viewer, nobody] = [await signIn('admin'), await signIn('viewer'), await signIn('nobody')]
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
  await expect(links(viewer)).toHaveText(['Dashboard', 'Calendar', 'Enquiries'])
  await expect(links(nobody)).toHaveText(['Dashboard'])

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
  await expect(section(nobody, 'Settings')).toHaveCount(0)

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

test('while permissions load, neither the page nor a rejection is shown', async ({ signIn }) => {
  const page = await signIn('viewer', PLAIN_PAGE)
  const seen: string[] = []
  await page.exposeFunction('see', (title: string) => seen.push(title))
  await page.addInitScript(() => {
    const { see } = window as unknown as { see: (title: string) => void }
    new MutationObserver(() => {
      for (const title of document.querySelectorAll('h1')) see(title.textContent)
    }).observe(document, { subtree: true, childList: true })
  })
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/users/my-permissions', async (route) => {
    await answer.promise
    await route.continue()
  })
  const asked = page.waitForRequest('**/api/users/my-permissions')
  await page.goto('/main-menu/viewings', { waitUntil: 'domcontentloaded' })
  await asked
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
  expect(seen).toEqual([])
  answer.resolve()
  await expect(heading(page, 'Access Denied')).toBeVisible()
  expect(new Set(seen)).toEqual(new Set(['Access Denied']))
})
