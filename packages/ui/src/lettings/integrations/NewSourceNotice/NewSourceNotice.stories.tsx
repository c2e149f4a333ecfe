import { A_SOURCE_KEY, aSource } from '@latchkey/domain/integrations/sources/source.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn } from 'storybook/test'
import { capturedOnce } from '../../../stories/captured.ts'
import { expectToFit, LONG_NAME, narrowest } from '../../../stories/long-text.ts'
import { NewSourceNotice } from './NewSourceNotice.tsx'

const { name, url } = aSource()

const meta = {
  title: 'Lettings/Integrations/NewSourceNotice',
  id: 'lettings-newsourcenotice',
  component: NewSourceNotice,
  tags: ['!stable', 'new'],
  args: { name, url, sourceKey: A_SOURCE_KEY, onDone: fn() },
} satisfies Meta<typeof NewSourceNotice>
export default meta
type Story = StoryObj<typeof meta>

/** Directly after the key was made. */
export const JustMade: Story = {
  ...capturedOnce,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue(url)
    await expect(canvas.getByRole('textbox', { name: 'Key' })).toHaveValue(A_SOURCE_KEY)
    await expect(canvas.getByText('Copy it now. It is not shown again.')).toBeVisible()
    const copy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy key' }))
    await expect(copy).toHaveBeenCalledWith(A_SOURCE_KEY)
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
}

/** Both can be read on the narrowest screen. */
export const Narrow: Story = {
  ...narrowest,
  args: { name: LONG_NAME },
  play: ({ canvasElement }) => expectToFit(canvasElement),
}
