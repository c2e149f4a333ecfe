import { A_WEBHOOK_OF_EACH_STATE, aWebhook } from '@latchkey/domain/webhooks/webhook.fixtures'
import type { Webhook } from '@latchkey/domain/webhooks/webhook.contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { capturedOnce } from '../../../stories/captured.ts'
import { expectToFit, LONG_NAME, narrowest } from '../../../stories/long-text.ts'
import { expectNoScrolling, nextToSidebar } from '../../../stories/next-to-sidebar.tsx'
import { WebhookTable } from './WebhookTable.tsx'

const meta = {
  title: 'Lettings/Webhooks/WebhookTable',
  id: 'lettings-webhooktable',
  component: WebhookTable,
  tags: ['!stable', 'new'],
  args: {
    webhooks: A_WEBHOOK_OF_EACH_STATE,
    phase: 'ready',
    pathOf: ({ id }: Webhook) => `#webhook-${id}`,
    onRetry: fn(),
    onOpen: fn(),
    onEdit: fn(),
    onSwitch: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof WebhookTable>
export default meta
type Story = StoryObj<typeof meta>

/** One webhook in each state. */
export const EveryState: Story = {
  ...capturedOnce,
  play: async ({ canvas }) => {
    for (const text of [
      'On',
      'Failing since 02/03/2026 08:00',
      'Off',
      'Switched off 02/03/2026 09:00: nothing got through for 5 days',
      'Switched off 02/03/2026 09:00: the receiver is gone',
    ])
      await expect(canvas.getByText(text)).toBeVisible()
    await expect(canvas.getAllByText('All')).toHaveLength(4)
    await expect(canvas.getByText('3')).toBeVisible()
  },
}

/** One that is off can be switched on. */
export const Menus: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Reporting' }))
    const menu = within(await screen.findByRole('menu'))
    await userEvent.click(menu.getByRole('menuitem', { name: 'Switch on' }))
    await expect(args.onSwitch).toHaveBeenCalledWith(A_WEBHOOK_OF_EACH_STATE[2])
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    canvas.getByRole('link', { name: 'Accounts' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith(aWebhook())
  },
}

/** There is no webhook yet. */
export const Empty: Story = {
  args: { webhooks: [] },
  play: ({ canvas }) => expect(canvas.getByText('No webhooks yet')).toBeVisible(),
}

/** Beside the sidebar at 1280 px nothing scrolls. */
export const NextToSidebar: Story = {
  ...nextToSidebar,
  play: ({ canvas }) => expectNoScrolling(canvas.getByRole('table')),
}

/** Long names and addresses, on the narrowest screen. */
export const LongNames: Story = {
  ...narrowest,
  args: { webhooks: [aWebhook({ name: LONG_NAME, url: `https://example.org/${'a'.repeat(300)}` })] },
  play: ({ canvasElement }) => expectToFit(canvasElement),
}
