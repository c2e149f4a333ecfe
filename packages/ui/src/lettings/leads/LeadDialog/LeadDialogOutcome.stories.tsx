import { anAnsweredLead, FIXTURE_NOW } from '@latchkey/domain/leads/lead.fixtures'
import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { capturedAtOneWidth } from '../../../stories/captured.ts'
import { ownFrame } from '../../../stories/own-frame.ts'
import { asInAnEditor } from '../../opened-record.fixtures.ts'
import { anOpenedLead } from '../opened-lead.fixtures.ts'
import { LeadDialog } from './LeadDialog.tsx'

const begun = anAnsweredLead({
  status: LEAD_STATUS.ViewingScheduled,
  viewingDate: FIXTURE_NOW,
  viewingUserId: 1,
  isViewingConfirmed: true,
})

const meta = {
  title: 'Lettings/Leads/LeadDialog/Outcome',
  component: LeadDialog,
  args: {
    isOpen: true,
    opened: anOpenedLead(begun),
    agents: [{ id: 1, name: 'Grace Patel', username: 'agent@latchkey.example' }],
    onSave: fn(),
    onSaveMerged: fn(),
    onSaveAnyway: fn(),
    onObstacleClose: fn(),
    onClose: fn(),
    onOutcome: fn(),
  },
  beforeEach: asInAnEditor,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof LeadDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Viewing Details' }))

/** The viewing has begun: its outcome can be recorded, but not over edits or a change of status. */
export const Begun: Story = {
  play: async ({ args, step, userEvent }) => {
    const inside = await dialog()
    const attended = inside.getByRole('button', { name: 'Attended' })
    await userEvent.click(attended)
    await expect(args.onOutcome).toHaveBeenLastCalledWith(1)
    await step('edits are saved first', async () => {
      const notes = inside.getByRole('textbox', { name: 'Notes' })
      await userEvent.type(notes, 'x')
      await expect(attended).toBeDisabled()
      await expect(inside.getByText('Save your changes first.')).toBeVisible()
      await userEvent.type(notes, '{Backspace}')
      await expect(attended).toBeEnabled()
    })
    await step('not in another status', async () => {
      await userEvent.click(inside.getByRole('radio', { name: 'Viewing complete' }))
      await expect(inside.queryByRole('button', { name: 'No show' })).toBeNull()
    })
  },
}

/** Not before it begins. */
export const NotBegun: Story = {
  args: { opened: anOpenedLead({ ...begun, viewingDate: FIXTURE_NOW + 3600 }) },
  play: async () => {
    const inside = await dialog()
    await expect(inside.queryByRole('button', { name: 'Attended' })).toBeNull()
  },
}

/** Without `viewings-update`. */
export const NotAllowed: Story = {
  args: { onOutcome: undefined },
  play: async () => {
    const inside = await dialog()
    await expect(inside.queryByRole('button', { name: 'Attended' })).toBeNull()
  },
}

/** The viewing was attended, and the tenant has given feedback. */
export const Feedback: Story = {
  ...capturedAtOneWidth,
  args: {
    opened: anOpenedLead({
      ...begun,
      status: LEAD_STATUS.ViewingComplete,
      isViewingConfirmed: false,
      outcome: 1,
      feedback: { interested: 3, words: 'A little dark.', at: FIXTURE_NOW },
    }),
    onMails: fn(),
  },
  play: async ({ args, userEvent }) => {
    const inside = await dialog()
    await expect(inside.getByText('A little dark.')).toBeVisible()
    await userEvent.click(inside.getByRole('button', { name: 'Emails' }))
    await expect(args.onMails).toHaveBeenCalledOnce()
  },
}
