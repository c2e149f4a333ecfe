import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { capturedOnce } from '../../../stories/captured.ts'
import { ownFrame } from '../../../stories/own-frame.ts'
import { AnonymiseDialog } from './AnonymiseDialog.tsx'

const meta = {
  title: 'Lettings/Privacy/AnonymiseDialog',
  id: 'lettings-anonymisedialog',
  component: AnonymiseDialog,
  args: { isOpen: true, count: 2, onConfirm: fn(), onClose: fn() },
  parameters: ownFrame,
} satisfies Meta<typeof AnonymiseDialog>
export default meta
type Story = StoryObj<typeof meta>

/** The word is missing, then wrong, then typed. */
export const Asked: Story = {
  parameters: { ...capturedOnce.parameters, ...ownFrame },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Anonymise 2 leads' }))
    await expect(dialog.getByText('This cannot be undone. Type ANONYMISE to go on.')).toBeVisible()
    const word = dialog.getByRole('textbox')
    const confirm = dialog.getByRole('button', { name: 'Anonymise' })
    await userEvent.click(confirm)
    await expect(word).toBeInvalid()
    await userEvent.type(word, 'anonymise')
    await userEvent.click(confirm)
    await expect((await dialog.findAllByText('Please type ANONYMISE'))[0]).toBeVisible()
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.clear(word)
    await userEvent.type(word, 'ANONYMISE{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
