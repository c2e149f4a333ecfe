import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { capturedOnce } from '../../../stories/captured.ts'
import { ownFrame } from '../../../stories/own-frame.ts'
import { ReplaceSecretDialog } from './ReplaceSecretDialog.tsx'

const meta = {
  title: 'Lettings/Webhooks/ReplaceSecretDialog',
  id: 'lettings-replacesecretdialog',
  component: ReplaceSecretDialog,
  tags: ['!stable', 'new'],
  args: { isOpen: true, name: 'Accounts', onSubmit: fn(), onCloseRequest: fn(), guard: fn() },
  parameters: ownFrame,
} satisfies Meta<typeof ReplaceSecretDialog>
export default meta
type Story = StoryObj<typeof meta>

/** The old secret signs for a day more, or as long as is said. */
export const Replacing: Story = {
  ...capturedOnce,
  play: async ({ args, userEvent, step }) => {
    const hours = await screen.findByRole('spinbutton', { name: 'Keep the old one for' })
    await expect(hours).toHaveValue('24')
    await step('a week is the most', async () => {
      await userEvent.clear(hours)
      await userEvent.type(hours, '169')
      await userEvent.click(screen.getByRole('button', { name: 'Replace' }))
      await expect(await screen.findByText('This is out of range')).toBeVisible()
      await expect(args.onSubmit).not.toHaveBeenCalled()
    })
    await userEvent.clear(hours)
    await userEvent.type(hours, '0')
    await userEvent.click(screen.getByRole('button', { name: 'Replace' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ keepHours: 0 })
  },
}
