import type { Website } from '@latchkey/domain/feeds/feed.contract'
import { integrationsPath, PATHS } from '@latchkey/domain/navigation/paths'
import { aPropertyDraft } from '@latchkey/domain/properties/property.fixtures'
import type { Property } from '@latchkey/domain/properties/property.contract'
import { AVAILABILITY } from '@latchkey/domain/properties/property.enums'
import type { Locator, Page } from '@playwright/test'
import { toast } from './_enquiries.ts'
import { expect, test, visit } from './_journey.ts'
import { callAs } from './_leads.ts'
import { aPng } from './_picture.ts'
import { card, fileInput, recordDialog } from './_stock.ts'

const HOME = 'Ferry Cottage'
const FEED = 'Website of Bristol'

/** To let, with everything but a picture. */
const draft = aPropertyDraft({
  name: HOME,
  addressLine1: '7b Ferry Lane',
  city: 'Bristol',
  postcode: 'BS1 4RB',
  availability: AVAILABILITY.ForRent,
  bedrooms: 2,
  desc: 'A cottage beside the water.',
  unitType: 1,
  energyLabel: 2,
  rentalPrice: 1250,
  rentalDeposit: 1442.3,
  images: [],
})

const listingOf = (page: Page) => page.getByRole('dialog', { name: `Listing of ${HOME}` })

async function choose(dialog: Locator, field: string, option: string) {
  await dialog.getByRole('combobox', { name: field, exact: true }).click()
  await dialog.page().getByRole('option', { name: option, exact: true }).click()
}

test('a home is published on the website, and taken off', async ({ signIn }) => {
  const [admin, agent] = [await signIn('admin', integrationsPath('feeds')), await signIn('agent')]
  const { id } = await callAs<Property>(agent, '/properties/create', draft)

  const url = await test.step('an administrator makes a feed, whose address is shown once', async () => {
    await admin.getByRole('button', { name: 'Add feed' }).click()
    const dialog = admin.getByRole('dialog', { name: 'Add feed' })
    await dialog.getByRole('textbox', { name: 'Name' }).fill(FEED)
    await dialog.getByRole('button', { name: 'Add feed' }).click()
    await expect(toast(admin, 'Feed has been created.')).toBeVisible()
    const address = admin.getByRole('textbox', { name: 'Address' })
    const shown = await address.inputValue()
    await admin.getByRole('button', { name: 'Done' }).click()
    await expect(address).toBeHidden()
    return shown
  })
  const refs = async () => {
    const { listings } = (await (await fetch(url)).json()) as Website
    return listings.map(({ ref }) => ref)
  }
  expect(await refs()).toEqual([])
  await expect(admin.getByRole('row', { name: FEED })).toContainText('In use')

  await test.step('the home lacks a picture and what its advert says', async () => {
    await visit(agent, PATHS.properties)
    await card(agent, HOME).getByRole('button', { name: 'Edit' }).click()
    const dialog = recordDialog(agent, 'Property')
    await expect(dialog.getByRole('button', { name: 'Listing: Not published' })).toBeVisible()
    await fileInput(dialog, 'Add pictures').setInputFiles(aPng('front.png', [90, 120, 160]))
    await expect(dialog.getByRole('button', { name: 'Delete picture 1' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(toast(agent, 'Property has been successfully updated.')).toBeVisible()
    await card(agent, HOME).getByRole('button', { name: 'Edit' }).click()
    await dialog.getByRole('button', { name: 'Listing: Not published' }).click()
    await expect(listingOf(agent).getByText('6 things missing')).toBeVisible()
  })

  await test.step('the agent fills in what is missing, and publishes', async () => {
    const dialog = listingOf(agent)
    await expect(dialog.getByRole('textbox', { name: 'Address as shown' })).toHaveValue('Ferry Lane, Bristol')
    await dialog.getByRole('textbox', { name: 'Summary' }).fill('Two bedrooms beside the water.')
    for (const [nr, feature] of ['A mooring', 'A garden', 'A bike shed'].entries())
      await dialog.getByRole('textbox', { name: `Feature ${nr + 1}` }).fill(feature)
    await dialog.getByRole('textbox', { name: 'Available from' }).fill('01/02/2027')
    await choose(dialog, 'Furnishing', 'Unfurnished')
    await choose(dialog, 'Council tax band', 'C')
    await expect(dialog.getByText('1 thing missing')).toBeVisible()
    await dialog.getByRole('button', { name: 'Go to Energy certificate' }).click()
    await dialog.getByRole('radio', { name: 'Rated' }).check()
    await dialog.getByRole('checkbox', { name: FEED }).check()
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(toast(agent, 'Home has been published.')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(
      recordDialog(agent, 'Property').getByRole('button', { name: 'Listing: Published' }),
    ).toBeVisible()
  })

  await test.step('the website reads it, without its house number and its name', async () => {
    const response = await fetch(url)
    const [etag, text] = [response.headers.get('etag') ?? '', await response.text()]
    const { listings } = JSON.parse(text) as Website
    expect(listings).toMatchObject([
      { ref: String(id), title: '2 bedroom apartment to let in Bristol', rentPerMonth: 1250, outcode: 'BS1' },
    ])
    for (const secret of ['7b', HOME, '4RB']) expect(text).not.toContain(secret)
    expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304)
    await admin.getByRole('link', { name: FEED }).click()
    await admin.getByRole('button', { name: 'Preview' }).click()
    await expect(admin.getByRole('region', { name: 'What the website reads' })).toContainText('Ferry Lane')
  })

  await test.step('taken off, it is gone', async () => {
    await agent.getByRole('button', { name: 'Listing: Published' }).click()
    await listingOf(agent).getByRole('button', { name: 'Take off' }).click()
    await expect(toast(agent, 'Home has been taken off.')).toBeVisible()
    expect(await refs()).toEqual([])
  })
})
