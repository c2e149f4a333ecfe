import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { PATHS } from '@latchkey/domain/navigation/paths'
import type { Page } from '@playwright/test'
import { appBuild } from '../../scripts/lib/app-build.ts'
import { beginSession, DEMO, expect, test } from './_journey.ts'
import { openEnquiries } from './_enquiries.ts'
import { mailedLink, PHONE, identify, sendEnquiry } from './_tenants.ts'
import { holdTimers } from './_timers.ts'

/** Limit for the scripts of the sign-in page, in bytes after Brotli. */
const SIGN_IN_MAX = 220_000

/** Limit for the scripts of each page of tenants, in bytes after Brotli. */
const TENANT_MAX = 230_000

/** Limit for the scripts of a page of staff with its shell and socket, without prefetches, in bytes after Brotli. */
const PAGE_OF_STAFF_MAX = 340_000

/** Limit for the scripts that the reports alone load, the libraries of plots included, in bytes after Brotli. */
const REPORTS_ALONE_MAX = 60_000

/** Pages of staff that are opened directly. */
const PAGES_OF_STAFF = [
  '/main-menu',
  '/main-menu/enquiries',
  '/main-menu/viewings',
  '/main-menu/reservations',
  '/main-menu/properties',
  '/main-menu/projects',
  '/main-menu/listings',
  '/main-menu/projects/1/units',
  '/main-menu/today',
  '/main-menu/calendar',
  '/main-menu/reports',
  '/settings/users',
  '/settings/users/roles',
  '/settings/users/roles/2',
  '/settings/office',
  '/settings/audit',
  '/settings/privacy',
  '/settings/moving-in',
  '/settings/integrations',
  '/profile',
]

/**
 * Limit for the number of scripts of the dashboard with the enquiries, and of the reports: each is a request, and small
 * files compress badly.
 */
const FILES_MAX = 30

/** Code that only staff need. */
const OF_STAFF = /[Ss]taff|AppShell|Sidebar|Dialog/

/**
 * The names of all scripts that this page loads from now on, cached ones included, without what it prefetches after
 * some seconds. The build's files are weighed: the body of a script that arrives while the page closes cannot be read.
 */
async function watchScripts(page: Page): Promise<Set<string>> {
  await holdTimers(page)
  const names = new Set<string>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) names.add(pathname)
  })
  return names
}

const textOf = (name: string) => readFileSync(path.join(appBuild.output, name), 'utf8')

/** Total size of the scripts in bytes as browsers are sent them: after Brotli, but for the smallest. */
function weightOf(scripts: ReadonlySet<string>): number {
  const weights = [...scripts].map((name) => {
    const file = path.join(appBuild.output, name)
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
  })
  return weights.reduce((sum, bytes) => sum + bytes, 0)
}

const ofStaff = (scripts: ReadonlySet<string>) => [...scripts].filter((name) => OF_STAFF.test(name))

test('pages of visitors stay within their limits and load no code of staff', async ({
  product,
  openBrowser,
}, { annotations }) => {
  const { email } = await sendEnquiry(product, 'Byatt')
  const pages: readonly [name: string, address: string, heading: string, maxBytes: number][] = [
    ['sign-in', PATHS.login, 'Sign in', SIGN_IN_MAX],
    ['questionnaire', await mailedLink(product, email, '/qualifying-questions/'), 'About you', TENANT_MAX],
    ['tenant page', await mailedLink(product, email, '/your-enquiry/'), 'Where things stand', TENANT_MAX],
  ]
  const page = await openBrowser()
  await page.setViewportSize(PHONE)
  const watched = await watchScripts(page)
  for (const [name, address, heading, maxBytes] of pages) {
    watched.clear()
    await page.goto(address)
    if (address !== PATHS.login) await identify(page, 'Byatt')
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const scripts = new Set(watched)
    const bytes = weightOf(scripts)
    annotations.push({ type: `${name} script, bytes after Brotli`, description: String(bytes) })
    expect.soft(bytes, name).toBeLessThan(maxBytes)
    expect.soft(ofStaff(scripts), name).toEqual([])
  }
})

test('each page of staff stays within the limit, and only the reports load their plots', async ({
  openTab,
  product,
}, { annotations }) => {
  const page = await openTab(await beginSession(product, DEMO.admin))
  const watched = await watchScripts(page)
  const note = (what: string, bytes: number) =>
    void annotations.push({ type: `${what}, bytes after Brotli`, description: String(bytes) })
  const ofReports = new Set<string>()
  const ofOthers = new Set<string>()
  for (const address of PAGES_OF_STAFF) {
    watched.clear()
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy="true"], [role="tabpanel"]:empty')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    const scripts = new Set(watched)
    const bytes = weightOf(scripts)
    note(`${address} script`, bytes)
    expect.soft(bytes, address).toBeLessThan(PAGE_OF_STAFF_MAX)
    if (address === PATHS.reports) expect.soft(scripts.size).toBeLessThanOrEqual(FILES_MAX)
    for (const name of scripts) (address === PATHS.reports ? ofReports : ofOthers).add(name)
  }
  const alone = ofReports.difference(ofOthers)
  note('of the reports alone', weightOf(alone))
  expect(weightOf(alone)).toBeGreaterThan(0)
  expect(weightOf(alone)).toBeLessThan(REPORTS_ALONE_MAX)
  expect([...ofOthers].filter((name) => /Report|plot/i.test(name))).toEqual([])
})

test('the dashboard stays within its limit, and its code loads while the session is being checked', async ({
  openTab,
  product,
}, { annotations }) => {
  const page = await openTab(await beginSession(product, DEMO.agent))
  const fetched = page.waitForRequest(/\/assets\/DashboardPage-/)
  await page.route('**/api/users/jwt-login', async (route) => {
    await fetched
    await route.continue()
  })
  const scripts = await watchScripts(page)
  await page.goto(PATHS.home)
  await expect(page.getByRole('region', { name: 'Awaiting feedback' }).getByRole('table')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const bytes = weightOf(scripts)
  expect(ofStaff(scripts)).not.toEqual([])
  annotations.push({ type: 'dashboard script, bytes after Brotli', description: String(bytes) })
  expect(bytes).toBeLessThan(PAGE_OF_STAFF_MAX)
  // Only the short script that sets the theme may lack the hint: compiling function by function blocks the page.
  const lazilyCompiled = [...scripts].filter(
    (name) => !textOf(name).startsWith('//# allFunctionsCalledOnLoad\n'),
  )
  expect(lazilyCompiled).toEqual([expect.stringMatching(/^\/assets\/first-paint-/)])

  await test.step('with the enquiries, it loads few files', async () => {
    await openEnquiries(page)
    await page.waitForLoadState('networkidle')
    expect(scripts.size).toBeLessThanOrEqual(FILES_MAX)
  })
})
