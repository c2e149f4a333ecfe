import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { capturedAtOneWidth } from '../../../stories/captured.ts'
import { ownFrame } from '../../../stories/own-frame.ts'
import { SaveViewDialog } from './SaveViewDialog.tsx'

const meta = {
  title: 'Lettings/Views/SaveViewDialog',
  id: 'lettings-saveviewdialog',
  component: SaveViewDialog,
  args: { isOpen: true, onSubmit: fn(), onCloseRequest: fn(), guard: fn() },
  parameters: ownFrame,
} satisfies Meta<typeof SaveViewDialog>
export default meta
type Story = StoryObj<typeof meta>

/** As it opens. */
export const New: Story = {
  ...capturedAtOneWidth,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}

/** Only the name is required. */
export const Filling: Story = {
  play: async ({ args, userEvent, step }) => {
    const name = await screen.findByRole('textbox', { name: 'Name' })
    const save = screen.getByRole('button', { name: 'Save' })
    await step('an empty name shows an error', async () => {
      await userEvent.click(save)
      await expect(screen.getByText('This is required')).toBeVisible()
    })
    await step('a long name shows an error', async () => {
      await userEvent.click(name)
      await userEvent.paste('x'.repeat(65))
      await expect(screen.getByText('This is too long')).toBeVisible()
      await userEvent.clear(name)
    })
    await step('a valid name is sent', async () => {
      await userEvent.type(name, 'Viewings this week')
      for (const flag of ['Share with everyone', 'Pin', 'Open the list with it'])
        await userEvent.click(screen.getByRole('checkbox', { name: flag }))
      await expect(args.guard).toHaveBeenLastCalledWith(expect.objectContaining({ isDirty: true }))
      await userEvent.click(save)
      await expect(args.onSubmit).toHaveBeenLastCalledWith({
        name: 'Viewings this week',
        isShared: true,
        isPinned: true,
        isDefault: true,
      })
    })
  },
}

/** An existing view gets another name. */
export const Existing: Story = {
  args: { view: { name: 'My week', isShared: true, isPinned: false, isDefault: false } },
  play: async ({ args, userEvent }) => {
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await expect(name).toHaveValue('My week')
    await expect(screen.getByRole('checkbox', { name: 'Share with everyone' })).toBeChecked()
    await userEvent.clear(name)
    await userEvent.type(name, 'Our week')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Our week',
      isShared: true,
      isPinned: false,
      isDefault: false,
    })
  },
}

/** The user has another view with the same name. */
export const Taken: Story = {
  args: { serverErrors: { name: ['unique'] } },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByText('You have a view of this name already')).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCloseRequest).toHaveBeenCalledOnce()
  },
}
