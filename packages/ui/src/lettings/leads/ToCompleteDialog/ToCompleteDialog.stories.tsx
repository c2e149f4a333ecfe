import { THREE_TO_COMPLETE, toComplete } from '@latchkey/domain/to-complete/to-complete.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { capturedOnce } from '../../../stories/captured.ts'
import { expectToFit, LONG_NAME, narrowest } from '../../../stories/long-text.ts'
import { ownFrame } from '../../../stories/own-frame.ts'
import { ToCompleteDialog } from './ToCompleteDialog.tsx'

const meta = {
  title: 'Lettings/Leads/ToCompleteDialog',
  id: 'lettings-tocompletedialog',
  component: ToCompleteDialog,
  tags: ['!stable', 'new'],
  args: {
    isOpen: true,
    enquiries: THREE_TO_COMPLETE,
    phase: 'ready',
    onRetry: fn(),
    onComplete: fn(),
    onIgnore: fn(() => Promise.resolve(true)),
    onClose: fn(),
  },
  parameters: ownFrame,
} satisfies Meta<typeof ToCompleteDialog>
export default meta
type Story = StoryObj<typeof meta>

/** Each message is shown with its problems. */
export const Three: Story = {
  ...capturedOnce,
  play: async ({ args, userEvent, step }) => {
    const joe = within(await screen.findByRole('region', { name: 'Joe Bloggs' }))
    await expect(joe.getByText('Zoopla, 02/03/2026 04:00')).toBeVisible()
    await expect(joe.getByText('Phone: This is required')).toBeVisible()
    await expect(joe.getByText(/very interested/)).toBeVisible()
    await expect(screen.getByText('Phone: This is not a valid phone')).toBeInTheDocument()
    await expect(screen.getByText('Valuation request')).toBeInTheDocument()
    await step('one is completed', async () => {
      await userEvent.click(joe.getByRole('button', { name: 'Complete Joe Bloggs' }))
      await expect(args.onComplete).toHaveBeenCalledWith(toComplete())
    })
    await step('ignoring one needs a reason', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Ignore Camille' }))
      const question = within(await screen.findByRole('dialog', { name: 'Ignore' }))
      await userEvent.click(question.getByRole('button', { name: 'Ignore' }))
      await expect(await question.findByText('This is required')).toBeVisible()
      await userEvent.type(question.getByRole('textbox', { name: 'Reason' }), 'Abroad')
      await userEvent.click(question.getByRole('button', { name: 'Ignore' }))
      await expect(args.onIgnore).toHaveBeenCalledWith(THREE_TO_COMPLETE[1], 'Abroad')
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Ignore' })).toBeNull())
      await expect(args.onClose).not.toHaveBeenCalled()
    })
  },
}

/** Colleagues have dealt with all of them. */
export const Empty: Story = {
  args: { enquiries: [] },
  play: async () => {
    await expect(await screen.findByText('Nothing to complete')).toBeVisible()
  },
}

/** They are being fetched. */
export const Loading: Story = { args: { enquiries: [], phase: 'loading' } }

/** They could not be fetched. */
export const Failed: Story = {
  args: { enquiries: [], phase: 'failed' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** Long words, on the narrowest screen. */
export const LongTexts: Story = {
  ...narrowest,
  args: { enquiries: [toComplete({ fields: { firstName: LONG_NAME, notes: 'x'.repeat(500) } })] },
  play: async () => {
    await expectToFit(await screen.findByRole('dialog'))
  },
}
