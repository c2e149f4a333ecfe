import type { Page } from '@playwright/test'
import { DEMO, expect, fillSignIn, test } from './_journey.ts'
import { identify, mailedLink, sendEnquiry } from './_tenants.ts'

/** Blocked: neither storage can be opened. Full: neither accepts anything. */
const KINDS = ['blocked', 'full'] as const

const breakStorages = (page: Page, kind: (typeof KINDS)[number]) =>
  page.addInitScript((isBlocked) => {
    const fail = () => {
      throw new DOMException('Nothing is kept', isBlocked ? 'SecurityError' : 'QuotaExceededError')
    }
    if (!isBlocked) Storage.prototype.setItem = fail
    else
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get: fail, configurable: true })
  }, kind === 'blocked')

test('with storages that are blocked or full a tenant opens a link, and staff sign in', async ({
  product,
  openBrowser,
}) => {
  const lead = await sendEnquiry(product, 'Storeless')
  for (const kind of KINDS) {
    const tenant = await openBrowser()
    await breakStorages(tenant, kind)
    await tenant.goto(await mailedLink(product, lead.email, '/qualifying-questions/'))
    await identify(tenant, 'Storeless')
    await expect(tenant.getByLabel('First Name')).toHaveValue('Nia')

    const agent = await openBrowser()
    await breakStorages(agent, kind)
    await agent.goto('/login')
    await fillSignIn(agent, DEMO.agent)
    await expect(agent.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  }
})
