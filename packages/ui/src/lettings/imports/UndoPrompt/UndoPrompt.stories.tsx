import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { capturedOnce } from '../../../stories/captured.ts'
import { ownFrame } from '../../../stories/own-frame.ts'
import { UndoPrompt } from './UndoPrompt.tsx'

const meta = {
  title: 'Lettings/Imports/UndoPrompt',
  id: 'lettings-undoprompt',
  component: UndoPrompt,
  tags: ['!stable', 'new'],
  parameters: ownFrame,
  args: {
    asked: { subject: 'Enquiries from applicants.csv', summary: { removes: 1190, restores: 12, stays: 2 } },
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof UndoPrompt>
export default meta
type Story = StoryObj<typeof meta>

const prompt = async () => within(await screen.findByRole('alertdialog', { name: 'Undo this import?' }))

/** Two records were changed since, and stay. */
export const SomeStay: Story = {
  ...capturedOnce,
  parameters: { ...ownFrame, ...capturedOnce.parameters },
  play: async ({ args, userEvent }) => {
    const asked = await prompt()
    await expect(
      asked.getByText('1,190 are removed, 12 are set back. 2 were changed since and stay.'),
    ).toBeVisible()
    await expect(asked.getByText('Enquiries from applicants.csv')).toBeVisible()
    await userEvent.click(asked.getByRole('button', { name: 'Undo' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

/** One of each. */
export const OneOfEach: Story = {
  args: { asked: { subject: 'Staff from staff.xlsx', summary: { removes: 1, restores: 1, stays: 1 } } },
  play: async ({ args, userEvent }) => {
    const asked = await prompt()
    await expect(asked.getByText('1 is removed, 1 is set back. 1 was changed since and stays.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

/** The undo has been sent. */
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click((await prompt()).getByRole('button', { name: 'Undo' }))
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}
