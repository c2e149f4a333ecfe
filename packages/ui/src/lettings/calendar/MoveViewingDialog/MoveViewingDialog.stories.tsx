import { aLeadRecord } from '@latchkey/domain/leads/lead-form.fixtures'
import { createMoveForm } from '@latchkey/domain/leads/viewing-forms'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, mocked, screen, within } from 'storybook/test'
import { capturedAtOneWidth } from '../../../stories/captured.ts'
import { ownFrame } from '../../../stories/own-frame.ts'
import { STORY_NOW } from '../../../stories/clock.ts'
import { MoveViewingDialog } from './MoveViewingDialog.tsx'

const HOUR_SECONDS = 3600
const dateFormatter = createDateFormatter()

/** The form for the viewing of these stories; `proposed` is the time it was dragged to. */
function aMove(proposed?: string) {
  const form = createMoveForm(aLeadRecord({ viewingDate: STORY_NOW + HOUR_SECONDS }))
  if (proposed !== undefined) form.propose(dateFormatter.readInput(proposed))
  return form
}
const draggedTo = (proposed: string) => ({ form: aMove(proposed), proposed })

const meta = {
  title: 'Lettings/Calendar/MoveViewingDialog',
  id: 'lettings-moveviewingdialog',
  component: MoveViewingDialog,
  args: {
    isOpen: true,
    viewing: {
      id: 1,
      agentId: 7,
      name: 'Ann Lee',
      viewingDate: STORY_NOW + HOUR_SECONDS,
      agentName: 'agent@latchkey.example',
      isConfirmed: true,
    },
    form: aMove(),
    onMove: fn(),
    onCancel: fn(),
  },
  beforeEach: ({ args }) => {
    mocked(args.onMove).mockImplementation(() => args.form.check())
  },
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof MoveViewingDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Move Viewing' }))

/** From 'Move…': the field has the current time. */
export const ByButton: Story = {
  play: async ({ args, step, userEvent }) => {
    const inside = await dialog()
    const field = inside.getByLabelText(/Viewing Date/)
    await step('what it is about', async () => {
      await expect(inside.getByText('02/03/2026 10:00')).toBeInTheDocument()
      await expect(inside.getByText('agent@latchkey.example')).toBeInTheDocument()
      await expect(inside.getByText(/will email them the change/)).toBeInTheDocument()
    })
    await step('the same time is no move', async () => {
      await userEvent.click(inside.getByRole('button', { name: 'Move' }))
      await expect(args.onMove).not.toHaveBeenCalled()
      await expect(args.onCancel).toHaveBeenCalledOnce()
    })
    await step('another time', async () => {
      await fireEvent.change(field, { target: { value: '2026-03-03T14:15' } })
      await userEvent.click(inside.getByRole('button', { name: 'Move' }))
      await expect(args.onMove).toHaveReturnedWith(
        expect.objectContaining({ viewingDate: Date.UTC(2026, 2, 3, 14, 15) / 1000 }),
      )
    })
  },
}

/** After a drag: the field has the time at which it was dropped. */
export const AfterADrag: Story = {
  ...capturedAtOneWidth,
  args: draggedTo('2026-03-06T10:00'),
  play: async ({ args, userEvent }) => {
    const inside = await dialog()
    await userEvent.click(inside.getByRole('button', { name: 'Move' }))
    await expect(args.onMove).toHaveReturnedWith(
      expect.objectContaining({ viewingDate: Date.UTC(2026, 2, 6, 10) / 1000 }),
    )
  },
}

/** Dropped in the hour that the spring clock change skips: nothing is submitted. */
export const NoSuchTime: Story = {
  ...capturedAtOneWidth,
  args: draggedTo('2026-03-29T01:30'),
  play: async ({ args, userEvent }) => {
    const inside = await dialog()
    const field = inside.getByLabelText(/Viewing Date/)
    await expect(field).toHaveAccessibleDescription('This is not a valid date')
    await userEvent.click(inside.getByRole('button', { name: 'Move' }))
    await expect(args.onMove).toHaveReturnedWith(null)
  },
}

/** The date was cleared. */
export const NoTime: Story = {
  args: draggedTo('2026-03-29T01:30'),
  play: async () => {
    const field = (await dialog()).getByLabelText(/Viewing Date/)
    await fireEvent.change(field, { target: { value: '' } })
    await expect(field).toHaveAccessibleDescription('This is required')
  },
}

/** A viewing that was not confirmed yet, without an agent. */
export const Unconfirmed: Story = {
  args: {
    viewing: {
      id: 1,
      agentId: null,
      name: 'Ann Lee',
      viewingDate: STORY_NOW,
      agentName: null,
      isConfirmed: false,
    },
  },
  play: async () => {
    const inside = await dialog()
    await expect(inside.queryByText(/will email/)).toBeNull()
    await expect(inside.queryByText('Agent')).toBeNull()
  },
}

/** While waiting for the response, a second press, Enter and Escape do nothing. */
export const Moving: Story = {
  args: { ...draggedTo('2026-03-06T10:00'), isBusy: true },
  play: async ({ args, userEvent }) => {
    const inside = await dialog()
    await userEvent.click(inside.getByRole('button', { name: 'Move' }))
    await userEvent.type(inside.getByLabelText(/Viewing Date/), '{Enter}')
    await userEvent.keyboard('{Escape}')
    await expect(args.onMove).not.toHaveBeenCalled()
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}
