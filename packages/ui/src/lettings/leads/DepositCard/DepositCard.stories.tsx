import { aDeposit, DEPOSIT_TODAY, someDeposits } from '@latchkey/domain/leads/deposit/deposit.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { inParts, partOf } from '../../../stories/parts.tsx'
import { DepositCard, type DepositCardProps } from './DepositCard.tsx'

const meta = {
  title: 'Lettings/Leads/DepositCard',
  component: DepositCard,
  tags: ['!stable', 'new'],
  args: {
    deposits: someDeposits(),
    phase: 'loading',
    today: DEPOSIT_TODAY,
    guidance: 'https://example.com/guidance',
    onRetry: fn(),
    onRecord: fn<NonNullable<DepositCardProps['onRecord']>>(() => Promise.resolve({ kind: 'done' })),
    onOutcome: fn(() => Promise.resolve({ kind: 'done' })),
  },
} satisfies Meta<typeof DepositCard>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

/** Nothing was recorded; the most that may be taken is shown. */
export const None: Story = {
  ...captured,
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.getByText(/At most £288\.46: one week of £1,250 a month\./)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Guidance on GOV.UK' })).toHaveAttribute('target', '_blank')
    await userEvent.click(canvas.getByRole('button', { name: 'Record deposit' }))
    const asked = await dialog('Record deposit')
    await step('more than a week of rent is an error', async () => {
      await userEvent.type(asked.getByRole('spinbutton', { name: 'Amount' }), '288.47')
      await userEvent.click(asked.getByRole('button', { name: 'Save' }))
      await expect(asked.getByText('This is more than one week of rent')).toBeVisible()
      await expect(args.onRecord).not.toHaveBeenCalled()
    })
    await step('a valid deposit is saved, and the dialog closes', async () => {
      await userEvent.clear(asked.getByRole('spinbutton', { name: 'Amount' }))
      await userEvent.type(asked.getByRole('spinbutton', { name: 'Amount' }), '288.46')
      await userEvent.click(asked.getByRole('button', { name: 'Save' }))
      await expect(args.onRecord).toHaveBeenCalledWith({
        amount: 288.46,
        receivedOn: DEPOSIT_TODAY,
        agreedDeadlineOn: '',
        monthlyRent: null,
      })
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
  },
}

/** The home has no rent, which is asked for. */
export const WithoutRent: Story = {
  args: { deposits: { cap: null, rent: null, deposits: [] } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/At most/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Record deposit' }))
    const asked = await dialog('Record deposit')
    await userEvent.type(asked.getByRole('spinbutton', { name: 'Monthly rent' }), '1000')
    await expect(asked.getByText('At most £230.76: one week of £1,000 a month.')).toBeVisible()
  },
}

/** Two weeks are left. */
export const Open: Story = {
  ...captured,
  args: { deposits: someDeposits(aDeposit()) },
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.getByText('Deadline 16/03/2026, 14 days left')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Record deposit' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Record outcome' }))
    const asked = await dialog('Record outcome')
    await step('a deposit that is kept needs a reason', async () => {
      await userEvent.click(asked.getByRole('radio', { name: 'Kept' }))
      await userEvent.click(asked.getByRole('button', { name: 'Save' }))
      await expect(asked.getByText('This is required')).toBeVisible()
      await expect(args.onOutcome).not.toHaveBeenCalled()
    })
    await step('one that is returned does not', async () => {
      await userEvent.click(asked.getByRole('radio', { name: 'Returned' }))
      await userEvent.click(asked.getByRole('button', { name: 'Save' }))
      await expect(args.onOutcome).toHaveBeenCalledWith(aDeposit(), {
        outcome: 1,
        on: DEPOSIT_TODAY,
        reason: '',
      })
    })
  },
}

/** Three days are left; the lead is not in a reservation, but a deposit is open. */
export const OtherStates: Story = {
  render: (args) =>
    inParts(DepositCard, args, {
      dueSoon: { deposits: someDeposits(aDeposit({ deadlineOn: '2026-03-05' })) },
      elsewhere: { deposits: someDeposits(aDeposit()), onRecord: undefined },
    }),
  play: async ({ canvas }) => {
    const dueSoon = partOf(canvas, 'dueSoon')
    await expect(dueSoon.getByText('Deadline 05/03/2026, 3 days left')).toBeVisible()

    const elsewhere = partOf(canvas, 'elsewhere')
    await expect(elsewhere.getByRole('button', { name: 'Record outcome' })).toBeEnabled()
  },
}

/** The deadline has passed; it was agreed in writing. */
export const Passed: Story = {
  ...captured,
  args: { deposits: someDeposits(aDeposit({ deadlineOn: '2026-03-01', isAgreed: true })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Deadline passed')).toBeVisible()
    await expect(canvas.getByText('Deadline agreed')).toBeVisible()
  },
}

/** Kept, with the reason that the applicant was given, and an earlier one that was returned. */
export const Kept: Story = {
  ...captured,
  args: {
    deposits: someDeposits(
      aDeposit({
        id: 2,
        outcome: 2,
        outcomeOn: DEPOSIT_TODAY,
        reason: 'You told us on Monday that you have taken another home.',
      }),
      aDeposit({ outcome: 1, outcomeOn: '2026-02-20', receivedOn: '2026-02-10' }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kept on 02/03/2026')).toBeVisible()
    await expect(canvas.getByText('Returned on 20/02/2026')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Record deposit' })).toBeVisible()
  },
}

/** The server rejected the amount: the rent of the home has fallen meanwhile. */
export const Rejected: Story = {
  args: {
    onRecord: fn<NonNullable<DepositCardProps['onRecord']>>(() =>
      Promise.resolve({ kind: 'invalid', errors: { amount: ['max'] } }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Record deposit' }))
    const asked = await dialog('Record deposit')
    await userEvent.type(asked.getByRole('spinbutton', { name: 'Amount' }), '200')
    await userEvent.click(asked.getByRole('button', { name: 'Save' }))
    await expect(await asked.findByText('This is more than one week of rent')).toBeVisible()
  },
}
