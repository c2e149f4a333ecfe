import type { Lead, LeadRow } from '@latchkey/domain/leads/lead.contract'
import type { Page as ListPage } from '@latchkey/domain/platform/lists/page'
import { expect, test } from './_journey.ts'
import { callAs } from './_leads.ts'
import { missingFrom, sheetsOf } from './_printed.ts'
import { fitsWindow, identify, mailedLink, PHONE, sendEnquiry } from './_tenants.ts'

test('a tenant chooses, moves and cancels a viewing on a phone, and the agent sees it @main', async ({
  product,
  openBrowser,
  signInToApi,
}) => {
  const agent = await signInToApi('admin')
  const { models: leads } = await callAs<ListPage<LeadRow>>(agent, '/leads/viewings/1/100')
  const linked = await Promise.all(leads.map(({ id }) => callAs<Lead>(agent, `/leads/${id}`)))
  const home = linked.find(({ property }) => property?.propertyExplorerUnitUuid)?.property
  const { id, email } = await sendEnquiry(product, 'Tremayne')
  const lead = await callAs<Lead>(agent, `/leads/${id}`)
  await callAs(agent, `/leads/${id}`, { ...lead, status: 2, property: home })
  const link = await mailedLink(product, email, '/your-enquiry/')
  const page = await openBrowser()
  await page.setViewportSize(PHONE)
  await page.goto(link)
  await expect(page).toHaveURL(/\/your-enquiry\/your-link$/)
  await identify(page, 'Tremayne')
  const result = page.getByRole('status').filter({ hasText: 'Your viewing' })

  await test.step('choose a time', async () => {
    await expect(page.getByText('Thank you for your answers. The next step is a viewing.')).toBeVisible()
    await page.getByRole('button', { name: 'Choose a time' }).click()
    await page.getByRole('radio').first().check()
    expect(await fitsWindow(page)).toBe(true)
    await page.getByRole('button', { name: 'Book this time' }).click()
    await expect(result).toContainText('Your viewing is booked for')
    await expect(page.getByText('Your viewing is booked.')).toBeVisible()
    expect((await callAs<Lead>(agent, `/leads/${id}`)).status).toBe(4)
  })

  await test.step('print it', async () => {
    const texts = await page.locator('main :is(h1, h2, dt, dd)').filter({ visible: true }).allTextContents()
    expect(texts.length).toBeGreaterThan(4)
    const sheets = await sheetsOf(await page.pdf({ format: 'A4' }))
    expect(missingFrom(sheets, [...texts, 'Your viewing is booked.'])).toEqual([])
    expect(sheets.filter(({ text }) => text === '')).toEqual([])
  })

  await test.step('move it by keyboard', async () => {
    await page.getByRole('button', { name: 'Move the viewing' }).press('Enter')
    // Of the day that is open: how many times are left depends on the time of day.
    await page.getByRole('radio').last().press('Space')
    await page.getByRole('button', { name: 'Move to this time' }).press('Enter')
    await expect(result).toContainText('Your viewing has been moved to')
    await expect(result).toBeFocused()
  })

  await test.step('a change by the agent appears when the tenant returns', async () => {
    const { viewingDate, ...moved } = await callAs<Lead>(agent, `/leads/${id}`)
    await callAs(agent, `/leads/${id}`, {
      ...moved,
      viewingDate: (viewingDate ?? 0) + 7 * 86_400,
      override: true,
    })
    const when = page.getByRole('definition').first()
    const before = await when.innerText()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(when).not.toHaveText(before)
  })

  await test.step('cancel it', async () => {
    await page.getByRole('button', { name: 'Cancel the viewing' }).click()
    const question = page.getByRole('alertdialog', { name: 'Cancel your viewing?' })
    await question.getByRole('button', { name: 'Cancel the viewing' }).click()
    await expect(result).toContainText('Your viewing has been cancelled.')
    await expect(page.getByRole('button', { name: 'Choose a time' })).toBeVisible()
    expect((await callAs<Lead>(agent, `/leads/${id}`)).status).toBe(6)
  })

  await test.step('the link still works', async () => {
    const again = await openBrowser()
    await again.goto(link)
    await identify(again, 'Tremayne')
    await expect(again.getByText('Your viewing was cancelled.')).toBeVisible()
  })
})
