import { disableUser } from '@latchkey/domain/users/user.messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { capturedAtOneWidth } from '../../../stories/captured.ts'
import { ownFrame } from '../../../stories/own-frame.ts'
import { HandOverDialog } from './HandOverDialog.tsx'

const MONDAY_NINE = Date.UTC(2026, 2, 2, 9) / 1000
const HOUR = 3600

const meta = {
  title: 'Lettings/Users/HandOverDialog',
  id: 'lettings-handoverdialog',
  component: HandOverDialog,
  args: {
    isOpen: true,
    texts: disableUser('alex@latchkey.example'),
    work: {
      viewings: [
        { id: 1, name: 'Ann Lee', viewingDate: MONDAY_NINE, propertyName: 'Loom Yard 0.05', clash: null },
        { id: 2, name: 'Tom Okafor', viewingDate: MONDAY_NINE + 5 * HOUR, propertyName: null, clash: null },
      ],
      viewingsTotal: 2,
      leadsTotal: 3,
      keys: 0,
    },
    recipients: [
      { id: 3, name: 'Grace Patel', username: 'grace@latchkey.example' },
      { id: 4, name: 'Priya Shah', username: 'priya@latchkey.example' },
    ],
    toUserId: undefined,
    isOverriding: false,
    error: null,
    onRecipient: fn(),
    onOverride: fn(),
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof HandOverDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('alertdialog', { name: 'Disable Account' }))

/** Future viewings and leads. */
export const Default: Story = {
  ...capturedAtOneWidth,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
  },
}

/** A user has to be chosen. */
export const Choosing: Story = {
  play: async ({ args, step, userEvent }) => {
    const inside = await dialog()
    await step('lists the work', async () => {
      await expect(inside.getByText('This person has work to hand over:')).toBeInTheDocument()
      await expect(inside.getAllByRole('listitem')).toHaveLength(2)
      await expect(inside.getByText('02/03/2026 09:00, Ann Lee, Loom Yard 0.05')).toBeInTheDocument()
      await expect(inside.getByText('3 leads handled')).toBeInTheDocument()
    })
    await step('offers colleagues, and no empty choice', async () => {
      await userEvent.click(inside.getByRole('combobox', { name: /Hand over to/ }))
      await expect(screen.queryByRole('option', { name: 'Nobody' })).toBeNull()
      await userEvent.click(await screen.findByRole('option', { name: 'Grace Patel' }))
      await expect(args.onRecipient).toHaveBeenLastCalledWith(3)
    })
    await step('sends the choice', async () => {
      await userEvent.click(inside.getByRole('button', { name: 'Confirm' }))
      await expect(args.onConfirm).toHaveBeenCalledOnce()
    })
  },
}

/** Only viewings. */
export const ViewingsOnly: Story = {
  args: { work: { ...meta.args.work, leadsTotal: 0, viewingsTotal: 61 }, toUserId: 3 },
  play: async () => {
    const inside = await dialog()
    await expect(inside.queryByText(/handled/)).toBeNull()
    await expect(inside.getByText('and 59 more viewings')).toBeInTheDocument()
  },
}

/** Only leads, which may be left unassigned. */
export const LeadsOnly: Story = {
  args: { work: { viewings: [], viewingsTotal: 0, leadsTotal: 1, keys: 0 } },
  play: async ({ args, userEvent }) => {
    const inside = await dialog()
    await expect(inside.getByText('1 lead handled')).toBeInTheDocument()
    await userEvent.click(inside.getByRole('combobox', { name: /Hand over to/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Nobody' }))
    await expect(args.onRecipient).toHaveBeenLastCalledWith(null)
  },
}

const clashing = {
  ...meta.args.work,
  viewings: meta.args.work.viewings.map((viewing, index) => ({
    ...viewing,
    clash: index === 0 ? { id: 9, name: 'Maria Silva', viewingDate: MONDAY_NINE + HOUR / 2 } : null,
  })),
}

/** The chosen user has a viewing at the same time. */
export const Clash: Story = {
  ...capturedAtOneWidth,
  args: { work: clashing, toUserId: 3 },
  play: async ({ args, userEvent }) => {
    const inside = await dialog()
    await expect(inside.getByText('Clashes with Maria Silva, 09:30')).toBeInTheDocument()
    await userEvent.click(inside.getByRole('checkbox', { name: 'Hand over anyway' }))
    await expect(args.onOverride).toHaveBeenLastCalledWith(true)
  },
}

/** Confirmed without a choice. */
export const Missing: Story = {
  args: { error: 'missing' },
  play: async () => {
    await expect((await dialog()).getByRole('combobox', { name: /Hand over to/ })).toBeInvalid()
  },
}
