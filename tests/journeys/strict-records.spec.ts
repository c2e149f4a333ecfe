import type { Page } from '@playwright/test'
import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import { PATHS } from '@latchkey/domain/navigation/paths'
import { toast } from './_enquiries.ts'
import { DEMO, expect, test, visit } from './_journey.ts'
import { agentId, makeLead } from './_leads.ts'
import { setStrict } from './_office.ts'

const details = (page: Page, section = 'Reservation') =>
  page.getByRole('dialog', { name: `${section} Details` })
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Decline Customer' })

async function choose(page: Page, list: string, reason: string): Promise<void> {
  await page.getByRole('combobox', { name: list }).click()
  await page.getByRole('option', { name: reason, exact: true }).click()
}

test('a strict office declines and cancels with a reason; without strict records it is recorded afterwards', async ({
  signIn,
}) => {
  const manager = await signIn('manager', PATHS.office)
  const agent = await signIn('agent', PATHS.reservations)
  const first = await makeLead(agent, 'Strictly', { status: LEAD_STATUS.ReservationConsider })

  await test.step('the prompt asks for the reason, and for words with Other', async () => {
    await setStrict(manager, true)
    await visit(agent, `${PATHS.reservations}?lead=${first.id}`)
    await details(agent).getByRole('button', { name: 'Decline Customer' }).click()
    const asked = question(agent)
    await asked.getByRole('button', { name: 'Confirm' }).click()
    await expect(asked.getByText('This is required')).toBeVisible()
    await choose(agent, 'Reason for declining', 'Other')
    await asked.getByRole('textbox', { name: 'More about it' }).fill('Two children')
    await expect(asked.getByText('This mentions benefits or children.')).toBeVisible()
    await asked.getByRole('button', { name: 'Confirm' }).click()
    await expect(asked.getByText('Please write at least 20 characters')).toBeVisible()
    await asked.getByRole('textbox', { name: 'More about it' }).fill('The landlord sells the home instead.')
    await asked.getByRole('button', { name: 'Confirm' }).click()
    await expect(toast(agent, 'Customer has been declined.')).toBeVisible()
  })

  await test.step('dialog and history name it', async () => {
    await visit(agent, `${PATHS.reservations}?lead=${first.id}`)
    await expect(details(agent)).toContainText('The landlord sells the home instead.')
    await details(agent).getByRole('button', { name: 'History' }).click()
    const history = agent.getByRole('dialog', { name: 'History' })
    await expect(history).toContainText('The landlord sells the home instead.')
    await history.getByRole('button', { name: 'Close' }).first().click()
  })

  await test.step('a viewing cancelled by radio button needs one too', async () => {
    const viewing = await makeLead(agent, 'Unreached', {
      status: LEAD_STATUS.PendingViewingScheduled,
      viewingDate: Math.floor(Date.now() / 1000),
      viewingUserId: await agentId(agent, DEMO.agent),
    })
    await visit(agent, `${PATHS.viewings}?lead=${viewing.id}`)
    const dialog = details(agent, 'Viewing')
    await dialog.getByRole('radio', { name: 'Viewing cancelled' }).check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByRole('combobox', { name: 'Reason for cancelling' })).toHaveAccessibleDescription(
      /This is required/,
    )
    await choose(agent, 'Reason for cancelling', 'Applicant not reached')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await visit(agent, `${PATHS.viewings}?lead=${viewing.id}`)
    await expect(details(agent, 'Viewing')).toContainText('Applicant not reached')
  })

  await test.step('not strict: the prompt asks for nothing, and the reason is recorded afterwards', async () => {
    await setStrict(manager, false)
    const second = await makeLead(agent, 'Leniently', { status: LEAD_STATUS.ReservationConsider })
    await visit(agent, `${PATHS.reservations}?lead=${second.id}`)
    await expect(details(agent).getByRole('textbox', { name: 'Last Name' })).toHaveValue('Leniently')
    await details(agent).getByRole('button', { name: 'Decline Customer' }).click()
    await expect(question(agent).getByRole('combobox')).toHaveCount(0)
    await question(agent).getByRole('button', { name: 'Confirm' }).click()
    await expect(toast(agent, 'Customer has been declined.')).toBeVisible()
    await visit(agent, `${PATHS.reservations}?lead=${second.id}`)
    await expect(details(agent)).toContainText('No reason was recorded.')
    await details(agent).getByRole('button', { name: 'Record reason' }).click()
    await choose(agent, 'Reason for declining', 'Applicant withdrew')
    await agent.getByRole('dialog', { name: 'Record reason' }).getByRole('button', { name: 'Save' }).click()
    await expect(toast(agent, 'Reason has been recorded.')).toBeVisible()
    await expect(details(agent)).toContainText('Applicant withdrew')
  })
})
