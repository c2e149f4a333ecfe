import type { Lead } from '@latchkey/domain/leads/lead.contract'
import type { Page } from '@playwright/test'
import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import { PATHS } from '@latchkey/domain/navigation/paths'
import { toast } from './_enquiries.ts'
import { expect, test, visit } from './_journey.ts'
import { callAs } from './_leads.ts'
import { answerQuestions, identify, mailedLink, pick, sendEnquiry } from './_tenants.ts'
import { setStrict } from './_office.ts'

const details = (page: Page) => page.getByRole('dialog', { name: 'Reservation Details' })
const card = (page: Page, name: string) => details(page).getByRole('region', { name })

test('a strict office goes from the questionnaire to a deposit, is refused without a check, records it and completes', async ({
  product,
  openBrowser,
  signIn,
}) => {
  const manager = await signIn('manager', PATHS.office)
  const agent = await signIn('agent', PATHS.reservations)
  await setStrict(manager, true)
  const name = 'Lawfully'
  const home = { name: 'Lawful House', crmPropertyUuid: 'lawful-home' }
  await callAs(agent, '/properties/create', { ...home, availability: 6, rentalPrice: 1250, images: [] })
  const lead = await sendEnquiry(product, name, home)

  await test.step('the tenant answers the questionnaire, and wants to reserve', async () => {
    const tenant = await openBrowser()
    await tenant.goto(await mailedLink(product, lead.email, '/qualifying-questions/'))
    await identify(tenant, name)
    await pick(tenant, 'Employment status', 'Self Employed')
    await answerQuestions(tenant)
    await tenant.getByRole('button', { name: 'Send answers' }).click()
    await expect(
      tenant.getByText('Your qualifying questions have been submitted successfully.'),
    ).toBeVisible()
    const answered = await callAs<Lead>(agent, `/leads/${lead.id}`)
    expect(answered.status).toBe(LEAD_STATUS.QuestionnaireSubmitted)
    await callAs(agent, `/leads/${lead.id}`, { ...answered, status: LEAD_STATUS.ReservationConsider })
  })

  await visit(agent, `${PATHS.reservations}?lead=${lead.id}`)

  await test.step('the deposit is at most a week of rent, and has a deadline', async () => {
    const deposit = card(agent, 'Holding deposit')
    await expect(deposit).toContainText('At most £288.46: one week of £1,250 a month.')
    await deposit.getByRole('button', { name: 'Record deposit' }).click()
    const asked = agent.getByRole('dialog', { name: 'Record deposit' })
    await asked.getByRole('spinbutton', { name: 'Amount' }).fill('288.47')
    await asked.getByRole('button', { name: 'Save' }).click()
    await expect(asked.getByText('This is more than one week of rent')).toBeVisible()
    await asked.getByRole('spinbutton', { name: 'Amount' }).fill('288.46')
    await asked.getByRole('button', { name: 'Save' }).click()
    await expect(toast(agent, 'Deposit has been recorded.')).toBeVisible()
    await expect(deposit).toContainText('14 days left')
  })

  await test.step('Verify Customer is refused while a check is missing', async () => {
    await details(agent).getByRole('button', { name: 'Verify Customer' }).click()
    await agent
      .getByRole('alertdialog', { name: 'Verify Customer' })
      .getByRole('button', { name: 'Confirm' })
      .click()
    const refused = agent.getByRole('alertdialog', { name: 'Right to rent' })
    await expect(refused).toContainText('A right to rent check is missing for 1 of 1 adults.')
    await refused.getByRole('button', { name: 'Close' }).click()
    await expect(refused).toBeHidden()
  })

  await test.step('the check is recorded, the toggle finds nothing to check again', async () => {
    const checks = card(agent, 'Right to rent')
    await checks.getByRole('button', { name: 'Record check' }).click()
    const asked = agent.getByRole('dialog', { name: 'Record check' })
    await asked.getByRole('textbox', { name: "Adult's name" }).fill(`Ann ${name}`)
    await asked.getByRole('radio', { name: 'British or Irish passport' }).check()
    await asked.getByRole('button', { name: 'Save' }).click()
    await expect(toast(agent, 'Check has been recorded.')).toBeVisible()
    await expect(checks).toContainText('1 of 1 recorded')
  })

  await test.step('the letting is completed; history names deposit and check', async () => {
    await details(agent).getByRole('button', { name: 'Verify Customer' }).click()
    await agent
      .getByRole('alertdialog', { name: 'Verify Customer' })
      .getByRole('button', { name: 'Confirm' })
      .click()
    await expect(toast(agent, 'Customer has been verified.')).toBeVisible()
    await visit(agent, `${PATHS.reservations}?lead=${lead.id}`)
    await details(agent).getByRole('button', { name: 'History' }).click()
    const history = agent.getByRole('dialog', { name: 'History' })
    await expect(history).toContainText('Holding deposit recorded')
    await expect(history).toContainText('Right to rent check changed')
    await history.getByRole('button', { name: 'Close' }).first().click()
  })

  await test.step('the deposit is put towards the rent', async () => {
    const deposit = card(agent, 'Holding deposit')
    await deposit.getByRole('button', { name: 'Record outcome' }).click()
    const asked = agent.getByRole('dialog', { name: 'Record outcome' })
    await asked.getByRole('radio', { name: 'Put towards rent' }).check()
    await asked.getByRole('button', { name: 'Save' }).click()
    await expect(toast(agent, 'Outcome of the deposit has been recorded.')).toBeVisible()
    await expect(deposit).toContainText('Put towards rent on')
  })
  await setStrict(manager, false)
})
