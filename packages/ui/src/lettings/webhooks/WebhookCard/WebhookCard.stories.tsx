import { FIXTURE_NOW } from '@latchkey/domain/leads/lead.fixtures'
import { A_WEBHOOK_OF_EACH_STATE, aWebhook } from '@latchkey/domain/webhooks/webhook.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { capturedOnce } from '../../../stories/captured.ts'
import { expectToFit, narrowest } from '../../../stories/long-text.ts'
import { WebhookCard } from './WebhookCard.tsx'

const meta = {
  title: 'Lettings/Webhooks/WebhookCard',
  id: 'lettings-webhookcard',
  component: WebhookCard,
  tags: ['!stable', 'new'],
  args: {
    webhook: aWebhook(),
    missedSince: null,
    onTest: fn(),
    onEdit: fn(),
    onReplaceSecret: fn(),
    onEndOldSecret: fn(),
    onSwitch: fn(),
    onResend: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof WebhookCard>
export default meta
type Story = StoryObj<typeof meta>

/** It is on, and has been since it was added. */
export const On: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send test' }))
    await expect(args.onTest).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Send what was missed' }))
    await expect(args.onResend).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('button', { name: 'End the old secret now' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Switch off' })).toBeVisible()
  },
}

/** It was switched on again, and its secret is being replaced. */
export const SwitchedOnAgain: Story = {
  ...capturedOnce,
  args: { webhook: aWebhook({ oldSecretUntil: FIXTURE_NOW + 3_600 }), missedSince: FIXTURE_NOW - 3_600 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByRole('button', { name: 'Send what was missed since 02/03/2026 08:00' }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'End the old secret now' }))
    await expect(args.onEndOldSecret).toHaveBeenCalledOnce()
  },
}

/** Nothing got through for days; on the narrowest screen. */
export const Off: Story = {
  ...narrowest,
  args: { webhook: A_WEBHOOK_OF_EACH_STATE[3] ?? aWebhook() },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Switch on' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /missed/ })).toBeNull()
    await expectToFit(canvasElement)
  },
}
