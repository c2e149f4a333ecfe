import { emptyFeedDraft, feedDraftOf } from '@latchkey/domain/feeds/feed.draft'
import { aFeed, aPortal } from '@latchkey/domain/feeds/feed.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { capturedOnce } from '../../../stories/captured.ts'
import { expectToFit, narrowest } from '../../../stories/long-text.ts'
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

/** A feed for a portal, whose files are sent at two hours. */
export const Portal: Story = {
  ...capturedOnce,
  play: async ({ args, userEvent, step }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Portal North')
    await userEvent.click(screen.getByRole('combobox', { name: 'Kind' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Portal (BLM file)' }))
    await step('without a branch number', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Add feed' }))
      await expect(await screen.findByText('Give at least one branch number')).toBeVisible()
      await expect(args.onSubmit).not.toHaveBeenCalled()
    })
    await userEvent.type(screen.getByRole('textbox', { name: 'Branch number for sales' }), '1002')
    await expect(screen.queryByText('Give at least one branch number')).toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: 'FTP' }))
    await step('a host without its address', async () => {
      await userEvent.type(screen.getByRole('textbox', { name: 'Host' }), 'ftp://portal.example')
      await userEvent.click(screen.getByRole('button', { name: 'Add feed' }))
      await expect(await screen.findByText(/^Give only the name or address of the server/)).toBeVisible()
    })
    await userEvent.clear(screen.getByRole('textbox', { name: 'Host' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Host' }), 'ftp.portal.example')
    await userEvent.type(screen.getByRole('textbox', { name: 'User name' }), 'quay')
    await userEvent.type(screen.getByLabelText('Password'), 'secret')
    await userEvent.click(screen.getByRole('checkbox', { name: '18:00' }))
    await userEvent.click(screen.getByRole('checkbox', { name: '06:00' }))
    await userEvent.click(screen.getByRole('button', { name: 'Add feed' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...emptyFeedDraft(),
      kind: 'portal',
      name: 'Portal North',
      branchSale: '1002',
      sendTo: 'ftp',
      host: 'ftp.portal.example',
      username: 'quay',
      password: 'secret',
      hours: [6, 18],
    })
  },
}

/** The form warns that others can read files without encryption. */
export const Unencrypted: Story = {
  ...capturedOnce,
  args: { saved: feedDraftOf(aPortal()), hasPassword: true },
  play: async ({ args, userEvent }) => {
    const warning = 'Password and homes travel unencrypted. Some portals offer nothing else.'
    await expect(await screen.findByRole('dialog', { name: 'Edit feed' })).toBeVisible()
    await expect(screen.queryByText(warning)).toBeNull()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Encrypted' }))
    await expect(screen.getByRole('alert')).toHaveTextContent(warning)
    await expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      'Leave it blank to keep the one that is stored.',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...feedDraftOf(aPortal()), isEncrypted: false })
  },
}

/** With the keyboard: Space ticks an hour. */
export const Hours: Story = {
  args: { saved: feedDraftOf(aPortal()) },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('group', { name: 'Send at' })).toBeVisible()
    screen.getByRole('checkbox', { name: '06:00' }).focus()
    await userEvent.keyboard(' {Tab} ')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...feedDraftOf(aPortal()), hours: [7, 18] })
  },
}

/** All fields can be read on the narrowest screen. */
export const Narrow: Story = {
  ...narrowest,
  args: { saved: feedDraftOf(aPortal({ isEncrypted: false })) },
  play: async () => expectToFit(await screen.findByRole('dialog')),
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

/** Another feed has the name, and the server refuses a host that it must not call. */
export const Rejected: Story = {
  args: {
    saved: feedDraftOf(aPortal({ host: '10.0.0.1' })),
    serverErrors: { name: ['unique'], host: ['range'] },
  },
  play: async () => {
    await expect(await screen.findByText('A feed has this name already')).toBeVisible()
    await expect(
      screen.getByText('This address cannot be called from here. Give a public https address.'),
    ).toBeVisible()
    await expect(screen.getByRole('textbox', { name: 'Host' })).toBeInvalid()
  },
}
