import { aKey } from '@latchkey/domain/integrations/keys/key.fixtures'
import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import { webhookDraftOf } from '@latchkey/domain/webhooks/webhook.draft'
import { aWebhook } from '@latchkey/domain/webhooks/webhook.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { capturedOnce } from '../../../stories/captured.ts'
import { expectToFit, narrowest } from '../../../stories/long-text.ts'
import { ownFrame } from '../../../stories/own-frame.ts'
import { WebhookForm } from './WebhookForm.tsx'

const meta = {
  title: 'Lettings/Webhooks/WebhookForm',
  id: 'lettings-webhookform',
  component: WebhookForm,
  tags: ['!stable', 'new'],
  args: {
    isOpen: true,
    keys: [aKey()],
    rights: new Set(PERMISSIONS),
    onSubmit: fn(),
    onCloseRequest: fn(),
    guard: fn(),
  },
  parameters: ownFrame,
} satisfies Meta<typeof WebhookForm>
export default meta
type Story = StoryObj<typeof meta>

/** A new one is sent all events, without records. */
export const New: Story = {
  play: async ({ args, userEvent, step }) => {
    await step('a name and an address are required', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Add webhook' }))
      await expect(await screen.findAllByText('This is required')).toHaveLength(2)
      await expect(args.onSubmit).not.toHaveBeenCalled()
    })
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Accounts')
    await userEvent.type(screen.getByRole('textbox', { name: 'Address' }), 'https://accounts.example')
    await step('the events can be chosen', async () => {
      await userEvent.click(screen.getByRole('checkbox', { name: 'All, new ones too' }))
      await userEvent.click(screen.getByRole('button', { name: 'Add webhook' }))
      await expect(args.onSubmit).not.toHaveBeenCalled()
      await userEvent.click(screen.getByRole('checkbox', { name: 'viewing.moved' }))
      await userEvent.click(screen.getByRole('checkbox', { name: 'lead.created' }))
    })
    await userEvent.click(screen.getByRole('button', { name: 'Add webhook' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Accounts',
      url: 'https://accounts.example',
      types: ['lead.created', 'viewing.moved'],
      includeRecord: false,
      skipKeyId: null,
    })
  },
}

/** The server refuses an address that it must not call. */
export const AddressRefused: Story = {
  ...capturedOnce,
  args: {
    saved: webhookDraftOf(aWebhook({ url: 'https://10.0.0.1', skipKeyId: 1 })),
    serverErrors: { url: ['range'] },
  },
  play: async () => {
    await expect(
      await screen.findByText('This address cannot be called from here. Give a public https address.'),
    ).toBeVisible()
    await expect(screen.getByRole('textbox', { name: 'Address' })).toBeInvalid()
  },
}

/** A user who may not see the records cannot have them sent. */
export const LacksPermission: Story = {
  args: { rights: new Set(['integrations-manage', 'properties-view']) },
  play: async ({ userEvent }) => {
    const include = await screen.findByRole('checkbox', { name: /Include the record/ })
    await expect(include).toBeDisabled()
    await userEvent.click(screen.getByRole('checkbox', { name: 'All, new ones too' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'listing.published' }))
    await expect(include).toBeEnabled()
  },
}

/** All events can be read on the narrowest screen. */
export const Narrow: Story = {
  ...narrowest,
  args: { saved: webhookDraftOf(aWebhook({ types: ['lead.created'] })) },
  play: async () => expectToFit(await screen.findByRole('dialog')),
}
