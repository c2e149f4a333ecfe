import { A_WHOLE_KEY } from '@latchkey/domain/integrations/keys/key.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { expectToFit, LONG_NAME, narrowest } from '../../../stories/long-text.ts'
import { NewKeyNotice } from './NewKeyNotice.tsx'

const meta = {
  title: 'Lettings/Integrations/NewKeyNotice',
  id: 'lettings-newkeynotice',
  component: NewKeyNotice,
  tags: ['!stable', 'new'],
  args: { name: 'Website', value: A_WHOLE_KEY, onDone: fn() },
} satisfies Meta<typeof NewKeyNotice>
export default meta
type Story = StoryObj<typeof meta>

/** Directly after the key was made. */
export const JustMade: Story = {
  ...captured,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Key' })).toHaveValue(A_WHOLE_KEY)
    await expect(canvas.getByText('Copy it now. It is not shown again.')).toBeVisible()
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy key' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
}

/** The whole key can be read on the narrowest screen. */
export const Narrow: Story = {
  ...narrowest,
  args: { name: LONG_NAME },
  play: ({ canvasElement }) => expectToFit(canvasElement),
}
