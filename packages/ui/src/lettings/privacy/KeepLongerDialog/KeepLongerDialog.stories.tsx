import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { capturedOnce } from '../../../stories/captured.ts'
import { ownFrame } from '../../../stories/own-frame.ts'
import { KeepLongerDialog, type KeepLongerDialogProps } from './KeepLongerDialog.tsx'

const meta = {
  title: 'Lettings/Privacy/KeepLongerDialog',
  id: 'lettings-keeplongerdialog',
  component: KeepLongerDialog,
  args: {
    isOpen: true,
    count: 2,
    onSubmit: fn<KeepLongerDialogProps['onSubmit']>(() => Promise.resolve({ kind: 'done' })),
    onClose: fn(),
  },
  parameters: ownFrame,
} satisfies Meta<typeof KeepLongerDialog>
export default meta
type Story = StoryObj<typeof meta>

/** Too many months, then a reason; both are sent and the dialog closes. */
export const Asked: Story = {
  parameters: { ...capturedOnce.parameters, ...ownFrame },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Keep 2 leads longer' }))
    const months = dialog.getByRole('spinbutton', { name: 'Months from today' })
    await userEvent.type(months, '25')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(months).toBeInvalid()
    await userEvent.clear(months)
    await userEvent.type(months, '6')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'A claim is open.')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ months: 6, reason: 'A claim is open.' })
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** Escape, Cancel and the backdrop ask before the input is lost; without input they close at once. */
export const AsksBeforeLosing: Story = {
  play: async ({ args, step, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Keep 2 leads longer' }))
    const cancel = dialog.getByRole('button', { name: 'Cancel' })
    await userEvent.click(cancel)
    await expect(args.onClose).toHaveBeenCalledOnce()
    const reason = dialog.getByRole('textbox', { name: 'Reason' })
    await userEvent.type(reason, 'A claim is open.')
    const keep = async () => {
      const question = within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }))
      await userEvent.click(question.getByRole('button', { name: 'Keep editing' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    }
    await step('Escape', async () => {
      await userEvent.keyboard('{Escape}')
      await keep()
    })
    await step('the backdrop', async () => {
      await userEvent.click(document.querySelector('[data-scrim]') as HTMLElement)
      await keep()
    })
    await step('Cancel', async () => {
      await userEvent.click(cancel)
      await expect(reason).toHaveValue('A claim is open.')
      await expect(args.onClose).toHaveBeenCalledOnce()
      await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
      await expect(args.onClose).toHaveBeenCalledTimes(2)
    })
  },
}

/** The server rejects the months. */
export const Rejected: Story = {
  args: {
    onSubmit: fn<KeepLongerDialogProps['onSubmit']>(() =>
      Promise.resolve({ kind: 'invalid', errors: { months: ['range'] } }),
    ),
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    const months = dialog.getByRole('spinbutton', { name: 'Months from today' })
    await userEvent.type(months, '6')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'A claim is open.')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(months).toBeInvalid())
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
