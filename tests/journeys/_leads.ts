import type { Lead, LeadRow } from '@latchkey/domain/leads/lead.contract'
import type { Page as ListPage } from '@latchkey/domain/platform/lists/page'
import { expect, type Locator, type Page } from '@playwright/test'
import { tokenIn, type ApiSession } from './_journey.ts'

/** The lists of leads, by page name. */
export type LeadList = 'Enquiries' | 'Viewings' | 'Reservations'

/** Opens a page from the menu. */
export async function goTo(page: Page, name: LeadList | 'Calendar' | 'Dashboard'): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { name, level: 1, exact: true })).toBeVisible()
}

/** Opens a list of leads from the menu and waits for its rows. */
export async function openList(page: Page, list: LeadList): Promise<void> {
  await goTo(page, list)
  await expect(page.getByRole('table', { name: list })).toHaveAttribute('aria-busy', 'false')
}

/** The row of a lead, found by its menu. */
export const rowOf = (page: Page, name: string): Locator =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `Actions for ${name}`, exact: true }) })

/** Chooses an item of a lead's menu. */
export async function chooseFor(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

/** Runs in the page, or here. */
async function callWith(call: {
  url: string
  token: string | null
  path: string
  body: object | undefined
  method: string
}) {
  const response = await fetch(`${call.url}/api${call.path}`, {
    method: call.method,
    headers: { authorization: `Bearer ${call.token}`, 'content-type': 'application/json' },
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
  })
  return { status: response.status, received: (await response.json()) as unknown }
}

/** Calls the API as the user of a page or a session, with POST if there is a body; throws on an error status. */
export async function callAs<Body>(
  caller: Page | ApiSession,
  path: string,
  body?: object,
  method = body === undefined ? 'GET' : 'POST',
): Promise<Body> {
  const call = { path, body, method }
  const { status, received } =
    'token' in caller
      ? await callWith({ ...call, ...caller })
      : await caller.evaluate(callWith, { ...call, url: '', token: await tokenIn(caller) })
  expect(`${path} ${status}`).toBe(`${path} 200`)
  return received as Body
}

/** Creates a lead with this name and status by the API. */
export async function makeLead(
  caller: Page | ApiSession,
  lastName: string,
  over: Partial<Lead> = {},
): Promise<{ id: number; name: string }> {
  const { id } = await callAs<Lead>(caller, '/leads', {
    firstName: 'Ivy',
    lastName,
    email: `ivy.${lastName.toLowerCase()}@example.com`,
    phone: '07700 900321',
    property: { name: `Home of ${lastName}` },
    ...over,
  })
  return { id, name: `Ivy ${lastName}` }
}

/** The id of an agent, by username. */
export async function agentId(caller: Page | ApiSession, username: string): Promise<number> {
  const agents = await callAs<{ id: number; username: string }[]>(caller, '/users/dropdown')
  const agent = agents.find((each) => each.username === username)
  if (agent === undefined) throw new Error(`There is no agent ${username}.`)
  return agent.id
}

/** The first lead of a list with a status, by its label. */
export async function firstLeadIn(page: Page, list: LeadList, status: string): Promise<LeadRow> {
  const { models } = await callAs<ListPage<LeadRow>>(
    page,
    `/leads/${list.toLowerCase()}/1/10?filter[status]=${encodeURIComponent(status)}`,
  )
  const [lead] = models
  if (lead === undefined) throw new Error(`The demo has no lead "${status}".`)
  return lead
}
