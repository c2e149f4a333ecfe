import { emptyFeedDraft, feedDraftOf } from '@latchkey/domain/feeds/feed.draft'
import { aFeed } from '@latchkey/domain/feeds/feed.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { capturedOnce } from '../../../stories/captured.ts'
import { ownFrame } from '../../../stories/own-frame.ts'
import { FeedForm } from './FeedForm.tsx'

const meta = {
  title: 'Lettings/Feeds/FeedForm',
  id: 'lettings-feedform',
  component: FeedForm,
  tags: ['!stable', 'new'],
  args: { isOpen: true, onSubmit: fn(), onCloseRequest: fn(), guard: fn() },
  parameters: ownFrame,
} satisfies Meta<typeof FeedForm>
export default meta
type Story = StoryObj<typeof meta>

/** A feed for the agency's website, which needs a name. */
export const Website: Story = {
  ...capturedOnce,
  play: async ({ args, userEvent, step }) => {
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await expect(screen.getByRole('combobox', { name: 'Kind' })).toHaveTextContent('Website (JSON)')
    await step('without a name', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Add feed' }))
      await expect(await screen.findByText('This is required')).toBeVisible()
      await expect(args.onSubmit).not.toHaveBeenCalled()
    })
    await userEvent.type(name, 'Our site')
    await userEvent.click(screen.getByRole('button', { name: 'Add feed' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...emptyFeedDraft(), name: 'Our site' })
  },
}

/** A feed keeps its kind. */
export const Editing: Story = {
  args: { saved: feedDraftOf(aFeed()) },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: 'Edit feed' })).toBeVisible()
    await expect(screen.queryByRole('combobox', { name: 'Kind' })).toBeNull()
    const name = screen.getByRole('textbox', { name: 'Name' })
    await expect(name).toHaveValue('Website')
    await userEvent.type(name, ' of Bristol')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...feedDraftOf(aFeed()),
      name: 'Website of Bristol',
    })
  },
}

/** Another feed has the name. */
export const Taken: Story = {
  args: { serverErrors: { name: ['unique'] } },
  play: async () => {
    await waitFor(() => expect(screen.getByText('A feed has this name already')).toBeVisible())
  },
}

/** While it is sent, the dialog stays. */
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Add feed' })
    await userEvent.keyboard('{Escape}')
    await expect(args.onCloseRequest).not.toHaveBeenCalled()
  },
}

/** Escape asks to close it. */
export const Escape: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Site{Escape}')
    await expect(args.onCloseRequest).toHaveBeenCalledOnce()
  },
}
