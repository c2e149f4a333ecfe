import { addDays } from '@latchkey/domain/platform/values/days'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import type { Page } from '@playwright/test'
import { DEMO, expect, test, visit } from './_journey.ts'
import { agentId, makeLead } from './_leads.ts'

const dateFormatter = createDateFormatter()
const monday = '2031-09-08'
const tuesday = addDays(monday, 1)

/** Creates a viewing at a local time with an agent. */
async function viewingOf(page: Page, username: string, lastName: string, wall: string) {
  const viewingDate = dateFormatter.fromLocalInput(wall)
  const viewingUserId = await agentId(page, username)
  return makeLead(page, lastName, { status: LEAD_STATUS.ViewingScheduled, viewingDate, viewingUserId })
}

const eventOf = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`, ${name}, `) })

test('an agent sees only their own viewings, at a URL that shows a colleague the same', async ({
  signIn,
}) => {
  const grace = await signIn('agent')
  const windows: string[] = []
  grace.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/leads/all'))
      windows.push(`${searchParams.get('from')} to ${searchParams.get('to')}`)
  })
  const week = `${monday} to ${addDays(monday, 6)}`
  const hers = await viewingOf(grace, DEMO.agent, 'Ownviewing', `${tuesday}T21:15`)
  const alexs = await viewingOf(grace, DEMO.admin, 'Otherviewing', `${tuesday}T10:00`)
  await visit(grace, `/main-menu/calendar?view=week&date=${monday}`)
  await expect(eventOf(grace, hers.name)).toHaveAttribute('data-agent', 'Grace')
  expect(windows.at(-1)).toBe(week)
  await expect(eventOf(grace, alexs.name)).toBeVisible()

  await grace.getByRole('combobox', { name: 'Whose viewings' }).click()
  await grace.getByRole('option', { name: 'Mine', exact: true }).click()
  await expect(eventOf(grace, alexs.name)).toBeHidden()
  await expect(eventOf(grace, hers.name)).toBeVisible()

  await test.step('the URL alone shows the same', async () => {
    await grace.goto(grace.url())
    await expect(eventOf(grace, hers.name)).toBeVisible()
    await expect(eventOf(grace, alexs.name)).toBeHidden()
  })

  await test.step('a viewing outside the hours is in the last row and below it, and both open it', async () => {
    await eventOf(grace, hers.name).click()
    await expect(grace.getByRole('dialog').getByRole('textbox', { name: 'Last Name' })).toHaveValue(
      'Ownviewing',
    )
    await grace.keyboard.press('Escape')
    const outside = grace.getByRole('region', { name: 'Outside 07:00 to 19:00' })
    await outside.getByRole('button', { name: `Tue 09/09 21:15 ${hers.name}` }).click()
    await expect(grace.getByRole('dialog').getByRole('textbox', { name: 'Last Name' })).toHaveValue(
      'Ownviewing',
    )
    await grace.keyboard.press('Escape')
  })

  await test.step('a colleague’s move into the week appears without a reload', async () => {
    const moved = await viewingOf(grace, DEMO.agent, 'Intotheweek', `${tuesday}T12:00`)
    await expect(eventOf(grace, moved.name)).toBeVisible()
  })

  await grace.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(grace.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  expect(windows.join()).not.toContain('null')
})
