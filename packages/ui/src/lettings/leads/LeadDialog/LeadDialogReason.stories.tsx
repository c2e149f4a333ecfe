import { anAnsweredLead, FIXTURE_NOW } from '@latchkey/domain/leads/lead.fixtures'
import { LeadModel } from '@latchkey/domain/leads/lead.model'
import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import type { ReasonValues } from '@latchkey/domain/leads/reason/reason-values'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { ownFrame } from '../../../stories/own-frame.ts'
import { TrackEditsContext, type TrackEdits } from '../../form-guard-context.ts'
import { asInAnEditor } from '../../opened-record.fixtures.ts'
import { anOpenedLead } from '../opened-lead.fixtures.ts'
import { LeadDialog } from './LeadDialog.tsx'

const considered = anAnsweredLead({ status: LEAD_STATUS.ReservationConsider })
const declined = anAnsweredLead({ status: LEAD_STATUS.ReservationDeclined })

const meta = {
  title: 'Lettings/Leads/LeadDialog/Reason',
  component: LeadDialog,
  args: {
    isOpen: true,
    isStrict: true,
    opened: anOpenedLead(considered),
    agents: [{ id: 1, name: 'Grace Patel', username: 'agent@latchkey.example' }],
    onSave: fn(),
    onSaveMerged: fn(),
    onSaveAnyway: fn(),
    onObstacleClose: fn(),
    onClose: fn(),
    onDecline: fn((_given: ReasonValues | null) => Promise.resolve(true)),
    onRecordReason: fn((_given: ReasonValues) => Promise.resolve(true)),
  },
  beforeEach: asInAnEditor,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof LeadDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Reservation Details' }))
const prompt = async () => within(await screen.findByRole('alertdialog', { name: 'Decline Customer' }))

/** Strict records: the prompt asks for the reason, and stays open when declining fails. */
export const DeclineWithReason: Story = {
  args: {
    onDecline: fn((given: ReasonValues | null) => Promise.resolve(given?.words === 'Asked twice')),
  },
  play: async ({ args, step, userEvent }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Decline Customer' }))
    const asked = await prompt()
    await step('without a reason nothing is sent', async () => {
      await userEvent.click(asked.getByRole('button', { name: 'Confirm' }))
      await expect(asked.getByText('This is required')).toBeVisible()
      await expect(args.onDecline).not.toHaveBeenCalled()
    })
    await step('a failure keeps what was entered', async () => {
      await userEvent.click(asked.getByRole('combobox', { name: /^Reason for declining/ }))
      await userEvent.click(await screen.findByRole('option', { name: 'Right to rent not shown' }))
      await userEvent.click(asked.getByRole('button', { name: 'Confirm' }))
      await expect(args.onDecline).toHaveBeenLastCalledWith({ reason: 3, words: '' })
      await expect(asked.getByRole('combobox')).toHaveTextContent('Right to rent not shown')
    })
    await step('the prompt closes once it is done', async () => {
      await userEvent.type(asked.getByRole('textbox', { name: 'More about it' }), 'Asked twice')
      await userEvent.click(asked.getByRole('button', { name: 'Confirm' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(args.onDecline).toHaveBeenLastCalledWith({ reason: 3, words: 'Asked twice' })
    })
  },
}

/** Strict records: declining and choosing one of the two statuses ask for a reason. */
export const Reasons: Story = {
  play: async ({ userEvent, step }) => {
    await step('Cancel asks before the reason is lost; a new prompt begins without it', async () => {
      await userEvent.click((await dialog()).getByRole('button', { name: 'Decline Customer' }))
      const asked = await prompt()
      await userEvent.click(asked.getByRole('combobox', { name: /^Reason for declining/ }))
      await userEvent.click((await screen.findAllByRole('option'))[0] ?? document.body)
      await userEvent.click(asked.getByRole('button', { name: 'Cancel' }))
      const question = within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }))
      await userEvent.click(question.getByRole('button', { name: 'Discard' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect((await dialog()).getByRole('button', { name: 'Decline Customer' })).toBeVisible()
    })
    await step('by radio button', async () => {
      const inside = await dialog()
      await userEvent.click(inside.getByRole('radio', { name: 'Viewing cancelled' }))
      await userEvent.click(inside.getByRole('combobox', { name: /^Reason for cancelling/ }))
      await userEvent.click(await screen.findByRole('option', { name: 'Booked by mistake' }))
      await step('another status has reasons of its own', async () => {
        await userEvent.click(inside.getByRole('radio', { name: 'Reservation declined' }))
        const reason = inside.getByRole('combobox', { name: /^Reason for declining/ })
        await expect(reason).not.toHaveTextContent('Too many people for the home')
      })
      await step('or none', async () => {
        await userEvent.click(inside.getByRole('radio', { name: 'Reservation requested' }))
        await expect(inside.queryByRole('combobox', { name: /^Reason/ })).toBeNull()
      })
    })
  },
}

const hold = fn<TrackEdits>(() => () => undefined)
const isHeld = () => hold.mock.lastCall?.[0].hasEdits
const whenSent = fn(isHeld)

/** Leaving the page asks until the reason is sent, because declining closes the lead. */
export const DeclineHeld: Story = {
  args: {
    onDecline: fn((_given: ReasonValues | null) => {
      whenSent()
      return Promise.resolve(true)
    }),
  },
  decorators: [
    (Story) => (
      <TrackEditsContext value={hold}>
        <Story />
      </TrackEditsContext>
    ),
  ],
  play: async ({ userEvent }) => {
    whenSent.mockClear()
    await userEvent.click((await dialog()).getByRole('button', { name: 'Decline Customer' }))
    const asked = await prompt()
    await waitFor(() => expect(isHeld()).toBe(false))
    await userEvent.click(asked.getByRole('combobox', { name: /^Reason for declining/ }))
    await userEvent.click((await screen.findAllByRole('option'))[0] ?? document.body)
    await expect(isHeld()).toBe(true)
    await userEvent.click(asked.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(whenSent).toHaveReturnedWith(false))
  },
}

/** The prompt with its fields. */
export const DeclinePrompt: Story = {
  ...captured,
  play: async ({ userEvent }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Decline Customer' }))
    const reason = (await prompt()).getByRole('combobox')
    await waitFor(() => expect(reason).toBeVisible())
  },
}

/** Without strict records neither the prompt nor a radio button asks for a reason. */
export const NotStrict: Story = {
  args: { isStrict: false },
  play: async ({ args, userEvent }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Decline Customer' }))
    const asked = await prompt()
    await expect(asked.queryByRole('combobox')).toBeNull()
    await userEvent.click(asked.getByRole('button', { name: 'Confirm' }))
    await expect(args.onDecline).toHaveBeenLastCalledWith(null)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const inside = await dialog()
    await userEvent.click(inside.getByRole('radio', { name: 'Reservation declined' }))
    await expect(inside.queryByRole('combobox', { name: /^Reason/ })).toBeNull()
  },
}

/**
 * The last reason is that of a viewing cancelled before: the reservation's is missing. Without the call there is no
 * button.
 */
export const MayNotRecord: Story = {
  args: {
    onRecordReason: undefined,
    opened: anOpenedLead(
      anAnsweredLead({
        status: LEAD_STATUS.ReservationDeclined,
        lastReason: { status: 6, reason: 1, words: null, at: FIXTURE_NOW },
      }),
    ),
  },
  play: async () => {
    const inside = await dialog()
    await expect(inside.getByText('No reason was recorded.')).toBeVisible()
    await expect(inside.queryByRole('button', { name: 'Record reason' })).toBeNull()
  },
}

const withoutReason = anOpenedLead(declined)

/** No reason was recorded: it can be afterwards, in any office, and is shown from then on. */
export const MissingReason: Story = {
  args: { isStrict: false, opened: withoutReason },
  beforeEach: () => withoutReason.receive(LeadModel.create(declined)),
  play: async ({ args, userEvent }) => {
    const inside = await dialog()
    await userEvent.click(inside.getByRole('button', { name: 'Record reason' }))
    const recording = within(await screen.findByRole('dialog', { name: 'Record reason' }))
    await userEvent.click(recording.getByRole('combobox', { name: /^Reason for declining/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Referencing not passed' }))
    await userEvent.click(recording.getByRole('button', { name: 'Save' }))
    await expect(args.onRecordReason).toHaveBeenLastCalledWith({ reason: 1, words: '' })
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Record reason' })).toBeNull())
    const lastReason = { status: 10, reason: 8, words: 'The payslips were forged.', at: FIXTURE_NOW } as const
    withoutReason.receive(LeadModel.create({ ...declined, lastReason }))
    await expect(await inside.findByText('False or missing information')).toBeVisible()
    await expect(inside.getByText('The payslips were forged.')).toBeVisible()
  },
}
