import { addDays } from '@latchkey/domain/platform/values/days'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import type { Property } from '@latchkey/domain/properties/property.contract'
import { AVAILABILITY } from '@latchkey/domain/properties/property.enums'
import { DEMO, expect, test, visit } from './_journey.ts'
import { agentId, callAs, makeLead } from './_leads.ts'

const dateFormatter = createDateFormatter()

test('an agent on a phone sees the tenant, the place and the access notes, and prints them', async ({
  signIn,
}) => {
  const page = await signIn('agent')
  const home = await callAs<Property>(page, '/properties/create', {
    name: 'Ontheway House',
    addressLine1: '7 Way Street',
    city: 'Leeds',
    crmPropertyUuid: 'ontheway-home',
    availability: AVAILABILITY.ForRent,
    images: [],
    accessNotes: 'Blue tag, hook 23.',
  })
  const date = '2031-10-07'
  const { name } = await makeLead(page, 'Ontheway', {
    status: LEAD_STATUS.ViewingScheduled,
    viewingDate: dateFormatter.fromLocalInput(`${date}T10:00`),
    viewingUserId: await agentId(page, DEMO.agent),
    property: { ...home, propertyExplorerUnitUuid: home.propertyExplorerUnitUuid },
  })
  await page.setViewportSize({ width: 360, height: 740 })

  await test.step('from the menu', async () => {
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Today' }).click()
    await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible()
  })

  await test.step('the card has the phone number, a map link and the access notes', async () => {
    await visit(page, `/main-menu/today?date=${addDays(date, -1)}`)
    await expect(page.getByText('No viewings on 06/10/2031.')).toBeVisible()
    await expect(page.getByText('Next viewing: 07/10/2031 10:00')).toBeVisible()
    await page.getByRole('button', { name: 'Day after' }).click()
    const card = page.getByRole('article', { name })
    await expect(card.getByRole('link', { name: `Call ${name}` })).toHaveAttribute(
      'href',
      'tel:+447700900321',
    )
    await expect(card.getByRole('link', { name: 'Map' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps/,
    )
    await expect(card).toContainText('Blue tag, hook 23.')
  })

  await test.step('nothing scrolls sideways, and the phone link is large enough for a thumb', async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    const call = await page.getByRole('link', { name: `Call ${name}` }).boundingBox()
    expect(call?.height).toBeGreaterThanOrEqual(44)
  })

  await test.step('changes appear without a reload', async () => {
    const other = await signIn('manager')
    await makeLead(other, 'Meanwhile', {
      status: LEAD_STATUS.ViewingScheduled,
      viewingDate: dateFormatter.fromLocalInput(`${date}T15:00`),
      viewingUserId: await agentId(other, DEMO.agent),
    })
    await expect(page.getByRole('article', { name: 'Ivy Meanwhile' })).toBeVisible()
    await visit(other, `/main-menu/today?date=${date}`)
    await other.getByRole('combobox', { name: 'Agent' }).click()
    await other.getByRole('option', { name: 'Grace Patel' }).click()
    await expect(other.getByRole('article', { name })).toBeVisible()
  })

  await test.step('only the table is printed', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(
      page.getByRole('table', { name: 'Viewings of Grace Patel, Tuesday 07/10/2031' }),
    ).toBeVisible()
    await expect(
      page.getByText('Contains personal data and access details. Destroy after use.'),
    ).toBeVisible()
    for (const hidden of ['Search', 'Open menu', 'Print', 'Day after'])
      await expect(page.getByRole('button', { name: hidden })).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('the card opens its lead', async () => {
    await page.getByRole('article', { name }).getByRole('button', { name: 'Open' }).click()
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Last Name' })).toHaveValue('Ontheway')
  })
})
