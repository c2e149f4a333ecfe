import { A_SECRET } from '@latchkey/domain/webhooks/webhook.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn } from 'storybook/test'
import { capturedOnce } from '../../../stories/captured.ts'
import { expectToFit, LONG_NAME, narrowest } from '../../../stories/long-text.ts'
import { NewSecretNotice } from './NewSecretNotice.tsx'

const meta = {
  title: 'Lettings/Webhooks/NewSecretNotice',
  id: 'lettings-newsecretnotice',
  component: NewSecretNotice,
  tags: ['!stable', 'new'],
  args: { name: 'Accounts', value: A_SECRET, onDone: fn() },
} satisfies Meta<typeof NewSecretNotice>
export default meta
type Story = StoryObj<typeof meta>

/** Directly after the secret was made. */
export const JustMade: Story = {
  ...capturedOnce,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Signing secret' })).toHaveValue(A_SECRET)
    await expect(canvas.getByText(/Use it as it is, with whsec_\./)).toBeVisible()
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy secret' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
}

/** The whole secret can be read on the narrowest screen. */
export const Narrow: Story = {
  ...narrowest,
  args: { name: LONG_NAME },
  play: ({ canvasElement }) => expectToFit(canvasElement),
}
