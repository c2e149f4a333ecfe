import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import { AVAILABILITY } from '@latchkey/domain/properties/property.enums'
import type { Property } from '@latchkey/domain/properties/property.contract'
import type { Page } from '@playwright/test'
import { PATHS } from '@latchkey/domain/navigation/paths'
import { toast } from './_enquiries.ts'
import { expect, test, visit } from './_journey.ts'
import { callAs, chooseFor, goTo, rowOf, type LeadList } from './_leads.ts'
import type { Product } from './_product.ts'
import { PHONE, pick, identify, sendEnquiry } from './_tenants.ts'

test.use({ hasMotion: true })

const dateFormatter = createDateFormatter()
const LAST_NAME = 'Fairweather'
const NAME = `Nia ${LAST_NAME}`
const HOME = { name: 'Signal House 9', crmPropertyUuid: 'CRM-P-SIGNAL-9' }

/** A time in some days at the property, as a date-time field holds it. */
const wallIn = (days: number, time: string) =>
  `${dateFormatter.toDateInput(Math.floor(Date.now() / 1000) + days * 86_400)}T${time}`

/** The newest mail to the tenant that matches. Polls, because mails are sent after the save. */
async function mailWith({ mails }: Product, to: string, has: (text: string) => boolean) {
  const look = async () => (await mails.mailsTo(to)).findLast(({ text }) => has(text ?? ''))
  await expect.poll(async () => (await look()) !== undefined).toBe(true)
  const mail = await look()
  if (mail === undefined) throw new Error('A mail that had arrived no longer exists.')
  return mail
}

const linkIn = (text: string | undefined, path: string) =>
  text?.split(/\s+/).find((word) => word.includes(`/${path}/`)) ?? ''

const pathTo = (list: LeadList) => `/main-menu/${list.toLowerCase()}?page=1&limit=10&name=${LAST_NAME}`

const waitForList = (tab: Page, list: LeadList) =>
  expect(tab.getByRole('table', { name: list })).toHaveAttribute('aria-busy', 'false')

test('from an enquiry to a reserved home, while a colleague sees every step appear @main', async ({
  product,
  openBrowser,
  signIn,
}) => {
  const [agent, phone] = [await signIn('agent'), await openBrowser()]
  await phone.setViewportSize(PHONE)
  const form = (title: string) => agent.getByRole('dialog', { name: title })
  const { id: homeId } = await callAs<Property>(agent, '/properties/create', {
    ...HOME,
    availability: AVAILABILITY.ForRent,
  })
  // Two tabs of a colleague, which show four pages in turn: each page is there before the change that it shows.
  const one = await signIn('admin', pathTo('Enquiries'))
  const other = await one.context().newPage()
  await other.goto(pathTo('Viewings'))
  await waitForList(one, 'Enquiries')
  await waitForList(other, 'Viewings')

  const { email } = await test.step('an enquiry arrives from a portal', async () => {
    const lead = await sendEnquiry(product, LAST_NAME, HOME)
    await expect(rowOf(one, NAME)).toContainText('Awaiting feedback')
    return lead
  })

  await test.step('the tenant answers the questionnaire from the mailed link', async () => {
    const { text } = await mailWith(product, email, (words) => words.includes('/qualifying-questions/'))
    await phone.goto(linkIn(text, 'qualifying-questions'))
    await identify(phone, LAST_NAME)
    await pick(phone, 'Employment status', 'Employed Full Time')
    await pick(phone, 'Income source', 'Salary')
    // An income that carries three quarters of the rent: the simulated referencing answers 'consider'.
    await pick(phone, 'Total household income', '£50,000-£59,999')
    await pick(phone, 'Budget per month', 'Over £2000')
    await pick(phone, 'Tenancy period', '12 months')
    await pick(phone, 'Current living arrangements', 'Renting')
    await pick(phone, 'Where did you hear about the property?', 'Property Portal')
    await phone.getByLabel('Desired viewing date').fill(wallIn(30, '10:30'))
    await phone.getByLabel('Comments').fill('We would like to see the cellar.')
    await phone.getByRole('button', { name: 'Send answers' }).click()
    await expect(phone.getByText('Your qualifying questions have been submitted successfully.')).toBeVisible()
    await expect(rowOf(one, NAME)).toContainText('Questionnaire Submitted')
  })

  await test.step('the agent reads the answers and arranges a viewing', async () => {
    await goTo(agent, 'Enquiries')
    await agent.getByRole('textbox', { name: 'Filter Name' }).fill(LAST_NAME)
    await chooseFor(agent, NAME, 'View/Edit')
    await form('Enquiry Details').getByRole('button', { name: 'Qualifying Questions' }).click()
    const answers = agent.getByRole('dialog', { name: 'Qualifying Question Data' })
    await expect(answers).toContainText('Employed Full Time')
    await expect(answers).toContainText('We would like to see the cellar.')
    await agent.keyboard.press('Escape')
    await form('Enquiry Details').getByRole('radio', { name: 'Pending viewing scheduled' }).click()
    await form('Enquiry Details').getByLabel('Viewing Date').fill(wallIn(30, '10:30'))
    await form('Enquiry Details').getByRole('combobox', { name: 'Agent' }).click()
    await agent.getByRole('option', { name: 'Me', exact: true }).click()
    await form('Enquiry Details').getByRole('button', { name: 'Save' }).click()
    await expect(toast(agent, 'Enquiry moved to Viewing.')).toBeVisible()
    await expect(rowOf(one, NAME)).toHaveCount(0)
    await expect(rowOf(other, NAME)).toContainText('Pending viewing scheduled')
  })

  await test.step('the viewing is confirmed, and the tenant gets a calendar entry', async () => {
    const at = wallIn(31, '11:15')
    await goTo(agent, 'Viewings')
    await agent.getByRole('textbox', { name: 'Filter Name' }).fill(LAST_NAME)
    await chooseFor(agent, NAME, 'Confirm Viewing')
    await form('Confirm Viewing').getByLabel('Date of Viewing').fill(at)
    await form('Confirm Viewing').getByRole('button', { name: 'Confirm' }).click()
    await expect(toast(agent, 'Viewing has been confirmed.')).toBeVisible()
    await expect(rowOf(other, NAME)).toContainText('Viewing scheduled')
    const { attachments } = await mailWith(product, email, (words) => words.includes('11:15'))
    const file = attachments.find(({ filename }) => filename === 'viewing.ics')
    const calendar = new TextDecoder().decode(file?.content as ArrayBuffer)
    expect(calendar).toContain('METHOD:REQUEST')
    const start = new Date((dateFormatter.fromLocalInput(at) ?? 0) * 1000)
      .toISOString()
      .replaceAll(/[-:]|\.\d+/g, '')
    expect(calendar).toContain(`DTSTART:${start}`)
  })

  await visit(one, pathTo('Reservations'))
  await waitForList(one, 'Reservations')

  await test.step('after the viewing the home is offered for reservation', async () => {
    await chooseFor(agent, NAME, 'View/Edit')
    await form('Viewing Details').getByRole('radio', { name: 'Reservation sent' }).click()
    await expect(form('Viewing Details')).toContainText('A reservation link will be emailed to the customer.')
    await form('Viewing Details').getByLabel('Reservation Sent Date').fill(wallIn(0, '12:00'))
    await form('Viewing Details').getByRole('button', { name: 'Save' }).click()
    await expect(toast(agent, 'Viewing moved to Reservation.')).toBeVisible()
    await expect(rowOf(other, NAME)).toHaveCount(0)
    await expect(rowOf(one, NAME)).toContainText('Reservation sent')
  })

  await visit(other, PATHS.properties)
  await expect(other.getByRole('article', { name: HOME.name })).toContainText('For Rent')

  await test.step('the tenant requests it from the mailed link, and referencing answers “consider”', async () => {
    const { text } = await mailWith(product, email, (words) => words.includes('/reserve-property/'))
    await phone.goto(linkIn(text, 'reserve-property'))
    await identify(phone, LAST_NAME)
    await expect(phone.getByRole('heading', { name: HOME.name })).toBeVisible()
    await phone.getByRole('button', { name: 'Request Reservation' }).click()
    await expect(phone.getByText('Your reservation request has been submitted successfully.')).toBeVisible()
    await expect(rowOf(one, NAME)).toContainText(/Reservation requested|Awaiting referencing response/)
    await expect(rowOf(one, NAME)).toContainText('Reservation consider')
  })

  await test.step('the agency accepts: the tenant is notified, and the home is reserved', async () => {
    await goTo(agent, 'Reservations')
    await agent.getByRole('textbox', { name: 'Filter Name' }).fill(LAST_NAME)
    await chooseFor(agent, NAME, 'View/Edit')
    await expect(form('Reservation Details')).toContainText('£1,666.00')
    await form('Reservation Details').getByRole('button', { name: 'Verify Customer' }).click()
    const question = agent.getByRole('alertdialog', { name: 'Verify Customer' })
    await question.getByRole('button', { name: 'Confirm' }).click()
    await expect(toast(agent, 'Customer has been verified.')).toBeVisible()
    await expect(rowOf(one, NAME)).toContainText('Reservation complete')
    await expect(other.getByRole('article', { name: HOME.name })).toContainText('Reserved')
    const home = await callAs<Property>(agent, `/properties/${homeId}`)
    expect(home.availability).toBe(AVAILABILITY.Reserved)
    await expect.poll(async () => (await product.mails.mailsTo(email)).length).toBe(4)
  })
})
