import { aDeposit, someDeposits } from '@latchkey/domain/leads/deposit/deposit.fixtures'
import type { DepositEnv } from '@latchkey/domain/leads/deposit/deposit.calls'
import { anAnsweredLead } from '@latchkey/domain/leads/lead.fixtures'
import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import type { LeadsEnv } from '@latchkey/domain/leads/leads.calls'
import type { RightToRentEnv } from '@latchkey/domain/leads/right-to-rent/right-to-rent.calls'
import { aCheck, someChecks } from '@latchkey/domain/leads/right-to-rent/right-to-rent.fixtures'
import type { Permission } from '@latchkey/domain/permissions/permission.enums'
import { ProblemError } from '@latchkey/domain/platform/problem'
import { capturedOnce } from '@latchkey/ui/stories/captured.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from 'react-router-dom'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { inApp, type AppSetup } from '../../stories/in-app.tsx'
import { LeadDialogHost } from './LeadDialogHost.tsx'

const LEAD = anAnsweredLead({ status: LEAD_STATUS.ReservationConsider })

const meta = {
  title: 'Pages/Lead Letting',
  component: LeadDialogHost,
  ...inApp,
  args: { open: LEAD.id, onClose: () => undefined },
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof LeadDialogHost>
export default meta
type Story = StoryObj<typeof meta>

const get = fn<LeadsEnv['leads']['get']>()
const verify = fn<LeadsEnv['leads']['verify']>()
const save = fn<LeadsEnv['leads']['save']>()
const list = fn<DepositEnv['deposits']['list']>()
const record = fn<DepositEnv['deposits']['record']>()
const read = fn<RightToRentEnv['rightToRent']['get']>()
const saveCheck = fn<RightToRentEnv['rightToRent']['record']>()
const update = fn<RightToRentEnv['rightToRent']['update']>()

const rejected = (body: object) => () => Promise.reject(new ProblemError({ kind: 'rejected', body }))
const MISSING = rejected({ error: 'right-to-rent', adults: 2, recorded: 1 })
const REASON = 'The Home Office confirmed it.'

const appWith = (...permissions: Permission[]): AppSetup => ({
  path: '/main-menu/reservations',
  permissions: ['reservations-view', ...permissions],
  calls: () => ({
    leads: { get, verify, save },
    deposits: { list, record },
    rightToRent: { get: read, record: saveCheck, update },
    users: { dropdown: () => Promise.resolve([]) },
  }),
})

const beforeEach = () => {
  get.mockReset().mockImplementation(() => Promise.resolve(LEAD))
  verify.mockReset().mockImplementationOnce(MISSING).mockResolvedValue(true)
  save.mockReset().mockImplementationOnce(MISSING).mockResolvedValue(true)
  list.mockReset().mockResolvedValue(someDeposits())
  record.mockReset()
  read.mockReset().mockResolvedValue(someChecks(2, aCheck()))
  saveCheck.mockReset()
  update.mockReset()
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

/** Both cards stand below the form; a deposit is recorded, and shown after the refetch. */
export const DepositRecorded: Story = {
  ...capturedOnce,
  parameters: { ...capturedOnce.parameters, app: appWith() },
  beforeEach,
  play: async ({ userEvent, step }) => {
    const lead = await dialog('Reservation Details')
    await userEvent.click(await lead.findByRole('button', { name: 'Record deposit' }))
    const asked = await dialog('Record deposit')
    await userEvent.type(asked.getByRole('spinbutton', { name: 'Amount' }), '200')
    await step('another lead has one on the home', async () => {
      record.mockImplementationOnce(
        rejected({ error: 'deposit-open', heldBy: { id: 8, name: 'Ben Ong', status: 8 } }),
      )
      await userEvent.click(asked.getByRole('button', { name: 'Save' }))
      await waitFor(() =>
        expect(screen.getByText('Ben Ong has an open holding deposit on this home.')).toBeVisible(),
      )
    })
    await step('none is open any more', async () => {
      const deposit = aDeposit({ amount: 200 })
      record.mockImplementationOnce(() => {
        list.mockResolvedValue(someDeposits(deposit))
        return Promise.resolve(deposit)
      })
      await userEvent.click(asked.getByRole('button', { name: 'Save' }))
      await waitFor(() => expect(screen.getByText('Deposit has been recorded.')).toBeVisible())
      await expect(await lead.findByText('£200.00')).toBeVisible()
    })
  },
}

/** A check that a colleague has changed meanwhile is not overwritten; its card alone is refetched. */
export const CheckChangedMeanwhile: Story = {
  parameters: { app: appWith() },
  beforeEach,
  play: async ({ userEvent }) => {
    update.mockImplementation(rejected({ error: 'conflict', message: '', changedBy: null }))
    const lead = await dialog('Reservation Details')
    await userEvent.click(await lead.findByRole('button', { name: 'Change check of Ann Lee' }))
    const asked = await dialog('Change check')
    await userEvent.click(asked.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(
        screen.getByText('Somebody else changed this in the meantime. Please check it again.'),
      ).toBeVisible(),
    )
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2))
    await expect([get.mock.calls.length, list.mock.calls.length]).toEqual([1, 1])
  },
}

/** Verify Customer is refused while a check is missing; without the permission it can only be closed. */
export const VerifyRefused: Story = {
  parameters: { app: appWith() },
  beforeEach,
  play: async ({ userEvent }) => {
    const lead = await dialog('Reservation Details')
    await userEvent.click(await lead.findByRole('button', { name: 'Verify Customer' }))
    const prompt = within(await screen.findByRole('alertdialog', { name: 'Verify Customer' }))
    await userEvent.click(prompt.getByRole('button', { name: 'Confirm' }))
    const refused = within(await screen.findByRole('alertdialog', { name: 'Right to rent' }))
    await expect(
      refused.getByText(/A right to rent check is missing for 1 of 2 adults\./),
    ).toBeInTheDocument()
    await userEvent.click(await refused.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(verify).toHaveBeenCalledTimes(1)
  },
}

/** With the permission it is completed anyway, with a reason. Leaving the page asks before that is lost; completing does not. */
export const OverrideLeft: Story = {
  parameters: { app: appWith('right-to-rent-override') },
  beforeEach,
  render: (args) => (
    <>
      <LeadDialogHost {...args} />
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  ),
  play: async ({ userEvent }) => {
    const lead = await dialog('Reservation Details')
    await userEvent.click(await lead.findByRole('button', { name: 'Verify Customer' }))
    const prompt = within(await screen.findByRole('alertdialog', { name: 'Verify Customer' }))
    await userEvent.click(prompt.getByRole('button', { name: 'Confirm' }))
    const refused = await dialog('Right to rent')
    await userEvent.type(await refused.findByRole('textbox', { name: 'Reason' }), REASON)
    // As by Back: what is under the dialog cannot be pressed.
    screen.getByText('Elsewhere').click()
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }))
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(refused.getByRole('button', { name: 'Complete anyway' }))
    await waitFor(() => expect(screen.getByText('Customer has been verified.')).toBeVisible())
    await expect(verify).toHaveBeenLastCalledWith(LEAD.id, REASON)
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}

/** The same for a save that completes the lead by its status. */
export const SavedAnyway: Story = {
  parameters: { app: appWith('right-to-rent-override') },
  beforeEach,
  play: async ({ userEvent }) => {
    const lead = await dialog('Reservation Details')
    await userEvent.click(await lead.findByRole('radio', { name: 'Reservation complete' }))
    await userEvent.click(lead.getByRole('button', { name: 'Save' }))
    const refused = await dialog('Right to rent')
    await userEvent.type(await refused.findByRole('textbox', { name: 'Reason' }), REASON)
    await userEvent.click(refused.getByRole('button', { name: 'Complete anyway' }))
    await waitFor(() =>
      expect(save).toHaveBeenLastCalledWith(
        LEAD.id,
        expect.objectContaining({ status: 12, rightToRentOverride: REASON }),
      ),
    )
  },
}

/** A lead that left the reservation keeps its card while its deposit is open. */
export const OpenElsewhere: Story = {
  parameters: { app: appWith('viewings-view') },
  beforeEach: () => {
    beforeEach()
    get.mockResolvedValue({ ...LEAD, status: LEAD_STATUS.ViewingComplete })
    list.mockResolvedValue(someDeposits(aDeposit()))
  },
  play: async () => {
    const lead = await dialog('Viewing Details')
    await expect(await lead.findByRole('button', { name: 'Record outcome' })).toBeEnabled()
    await expect(lead.queryByRole('heading', { name: 'Right to rent' })).toBeNull()
  },
}
