import type { Lead } from '@latchkey/domain/leads/lead.contract'
import { expect, PLAIN_PAGE, test } from './_journey.ts'
import { callAs } from './_leads.ts'
import { fitsWindow, mailedLink, PHONE, identify, sendEnquiry } from './_tenants.ts'

test('a tenant requests the reservation on a phone from the mailed link', async ({
  product,
  openBrowser,
  signIn,
}) => {
  const { id, email } = await sendEnquiry(product, 'Marlowe')
  const agent = await signIn('agent', PLAIN_PAGE)
  const lead = await callAs<Lead>(agent, `/leads/${id}`)
  const sentOn = Math.floor(Date.now() / 1000)
  await callAs(agent, `/leads/${id}`, { ...lead, status: 7, reservationSentDate: sentOn })
  const link = await mailedLink(product, email, '/reserve-property/')

  const page = await openBrowser()
  await page.setViewportSize(PHONE)
  await page.goto(link)
  await expect(page).toHaveURL(/\/reserve-property\/your-link$/)

  await test.step('the identity step', async () => {
    await identify(page, 'Marlow')
    await expect(page.getByText('Ensure your credentials match exactly.')).toBeVisible()
    await identify(page, 'MARLOWE')
    await expect(page.getByRole('heading', { name: 'Harbour View 12' })).toBeVisible()
    await expect(page.getByText('3 Quayside, Bristol, BS1 4RB')).toBeVisible()
    await expect(page.getByText(email)).toBeVisible()
    expect(await fitsWindow(page)).toBe(true)
  })

  await test.step('the request', async () => {
    await page.getByRole('button', { name: 'Request Reservation' }).click()
    await expect(page.getByText('Your reservation request has been submitted successfully.')).toBeVisible()
    // The simulated referencing may have processed it already.
    const { status } = await callAs<Lead>(agent, `/leads/${id}`)
    expect([8, 9, 10, 11, 12]).toContain(status)
  })

  await test.step('the link works only once', async () => {
    const again = await openBrowser()
    await again.goto(link)
    await identify(again, 'Marlowe')
    await expect(again.getByText('Ensure your credentials match exactly.')).toBeVisible()
  })
})
