import { PATHS } from '@latchkey/domain/navigation/paths'
import type { Page } from '@playwright/test'
import { leadDialog, toast } from './_enquiries.ts'
import { expect, test } from './_journey.ts'
import { callAs, makeLead } from './_leads.ts'

/** A push that none of these pages reacts to. */
const LAST_FRAME = '42["project-refresh"'

/** Opens a lead over the list; `calls` are the page's calls about leads, without ids. */
async function openLead(page: Page, leadId: number) {
  const calls: string[] = []
  let frames = 0
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).startsWith(LAST_FRAME)) frames += 1
    }),
  )
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname.replaceAll(/\/\d+/g, '/…')
    if (path.startsWith('/api/leads')) calls.push(`${request.method()} ${path.slice('/api'.length)}`)
  })
  /** Resolves when the page has reacted to all earlier pushes. */
  const settled = async () => {
    const before = frames
    await callAs(page, '/projects/refresh')
    await expect.poll(() => frames).toBeGreaterThan(before)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  }
  await page.goto(`${PATHS.enquiries}?lead=${leadId}`)
  await expect(leadDialog(page).getByRole('button', { name: 'Save' })).toBeEnabled()
  // Its part of the dialog is loaded after the form.
  await expect.poll(() => calls).toContain('GET /leads/…/deposits')
  await settled()
  calls.length = 0
  return { calls, settled }
}

test('after a save each page requests what shows the lead, and the saver’s page the list, once', async ({
  openTab,
  signInToApi,
}) => {
  const agent = await signInToApi('agent')
  const [saved, other] = [await makeLead(agent, 'Counted'), await makeLead(agent, 'Elsewhere')]
  const saver = await openTab(agent.token)
  const own = await openLead(saver, saved.id)
  const same = await openLead(await openTab(agent.token), saved.id)
  const elsewhere = await openLead(await openTab(agent.token), other.id)

  await leadDialog(saver).getByLabel('Notes', { exact: true }).fill('Rang twice.')
  await leadDialog(saver).getByRole('button', { name: 'Save' }).click()
  await expect(toast(saver, 'Enquiry has been successfully updated.')).toBeVisible()
  for (const { settled } of [own, same, elsewhere]) await settled()

  expect(own.calls).toEqual(['POST /leads/…', 'GET /leads/enquiries/…/…'])
  expect(same.calls.toSorted()).toEqual([
    'GET /leads/enquiries/…/…',
    'GET /leads/…',
    'GET /leads/…/deposits',
    'GET /leads/…/duplicates',
  ])
  // Another lead of the same person changes the duplicates of this one.
  expect(elsewhere.calls.toSorted()).toEqual(['GET /leads/enquiries/…/…', 'GET /leads/…/duplicates'])
})
