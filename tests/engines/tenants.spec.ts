import type { Lead, LeadRow } from '@latchkey/domain/leads/lead.contract'
import type { Page as ListPage } from '@latchkey/domain/platform/lists/page'
import { mailedLink, PHONE, sendEnquiry } from '../journeys/_tenants.ts'
import { enter, expect, fitsWindow, sees, test } from './_journey.ts'
import type { Screen } from './_screen.ts'

/** The time is in the future in any year in which this runs. */
const VIEWING = '7/12/2060 1030'

async function identify(screen: Screen, lastName: string): Promise<void> {
  await enter(screen.getByLabel('Phone'), '07700 900456')
  await enter(screen.getByLabel('Last name'), lastName)
  await screen.getByRole('button', { name: 'Continue' }).click()
}

async function pick(screen: Screen, question: string, answer: string): Promise<void> {
  const group = screen.getByRole('radiogroup', { name: question })
  await group.getByText(answer, { exact: true }).click()
  await expect.poll(() => group.locator('[aria-checked="true"], :checked').first().isVisible()).toBe(true)
}

test('a tenant answers the questionnaire on a phone', async ({ openScreen, product, admin }) => {
  const lead = await sendEnquiry(product, 'Enginer')
  const screen = await openScreen()
  await screen.setViewportSize(PHONE)
  await screen.goto(await mailedLink(product, lead.email, '/qualifying-questions/'))
  await identify(screen, 'Enginer')
  await sees(screen.getByRole('heading', { name: 'About you' }))
  expect(await fitsWindow(screen)).toBe(true)
  for (const [question, answer] of [
    ['Employment status', 'Self Employed'],
    ['Income source', 'Company Pays'],
    ['Total household income', '£40,000-£49,999'],
    ['Budget per month', 'Over £2000'],
    ['Desired bedrooms', '2'],
    ['Tenancy period', '12 months'],
    ['Current living arrangements', 'Renting'],
    ['Where did you hear about the property?', 'Word of Mouth'],
    ['Parking required', 'No'],
  ] as const)
    await pick(screen, question, answer)
  await enter(screen.getByLabel('Desired viewing date'), VIEWING)
  await enter(screen.getByLabel('Pets'), 'A tortoise')
  await enter(screen.getByLabel('Comments'), 'A quiet street, please.')
  await screen.getByRole('button', { name: 'Send answers' }).click()
  await sees(screen.getByText('Your qualifying questions have been submitted successfully.'))
  expect(await fitsWindow(screen)).toBe(true)
  const { status, pets } = await admin.get<Lead>(`leads/${lead.id}`)
  expect({ status, pets }).toEqual({ status: 2, pets: 'A tortoise' })
})

test('a tenant requests the reservation on a phone', async ({ openScreen, product, admin }) => {
  const { id, email } = await sendEnquiry(product, 'Marlowe')
  const lead = await admin.get<Lead>(`leads/${id}`)
  await admin.post(`leads/${id}`, { ...lead, status: 7, reservationSentDate: Math.floor(Date.now() / 1000) })
  const screen = await openScreen()
  await screen.setViewportSize(PHONE)
  await screen.goto(await mailedLink(product, email, '/reserve-property/'))
  await identify(screen, 'Marlowe')
  await sees(screen.getByRole('heading', { name: 'Harbour View 12' }))
  expect(await fitsWindow(screen)).toBe(true)
  await screen.getByRole('button', { name: 'Request Reservation' }).click()
  await sees(screen.getByText('Your reservation request has been submitted successfully.'))
})

test('a tenant books and cancels a viewing, and gives feedback, at 320 px', async ({
  openScreen,
  product,
  admin,
}) => {
  const { models } = await admin.get<ListPage<LeadRow>>('leads/viewings/1/100')
  const linked = await Promise.all(models.map((row) => admin.get<Lead>(`leads/${row.id}`)))
  const home = linked.find(({ property }) => property?.propertyExplorerUnitUuid)?.property
  const { id, email } = await sendEnquiry(product, 'Polglase')
  const save = async (change: object) => {
    const lead = await admin.get<Lead>(`leads/${id}`)
    await admin.post(`leads/${id}`, { ...lead, property: home, ...change })
  }
  await save({ status: 2 })
  const screen = await openScreen()
  await screen.setViewportSize({ width: 320, height: 640 })
  const link = await mailedLink(product, email, '/your-enquiry/')
  await screen.goto(link)
  await identify(screen, 'Polglase')
  await screen.getByRole('button', { name: 'Choose a time' }).click()
  await screen.getByRole('radio').first().click()
  expect(await fitsWindow(screen)).toBe(true)
  await screen.getByRole('button', { name: 'Book this time' }).click()
  await sees(screen.getByText('Your viewing is booked.'))
  expect(await fitsWindow(screen)).toBe(true)
  await screen.getByRole('button', { name: 'Cancel the viewing' }).click()
  const question = screen.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Cancel the viewing' }).click()
  await sees(screen.getByText('Your viewing has been cancelled.'))

  const begun = Math.floor(Date.now() / 1000) - 60
  await save({ status: 4, viewingDate: begun, viewingUserId: 1, override: true })
  await admin.post(`leads/${id}/viewing-outcome`, { outcome: 1 })
  await screen.goto(link)
  await identify(screen, 'Polglase')
  await pick(screen, 'Are you interested in this home?', 'Maybe')
  await enter(screen.getByLabel('Anything you would like to tell us?'), 'A little dark.')
  expect(await fitsWindow(screen)).toBe(true)
  await screen.getByRole('button', { name: 'Send feedback' }).click()
  await sees(screen.getByText('Thank you for your feedback.'))
  const { feedback } = await admin.get<Lead>(`leads/${id}`)
  expect(feedback).toMatchObject({ interested: 3, words: 'A little dark.' })
})
