import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { captured } from '../../../stories/captured.ts'
import { HandlerLine } from './HandlerLine.tsx'

const GRACE = { id: 3, name: 'Grace Patel', active: true }

const meta = {
  title: 'Lettings/Leads/HandlerLine',
  id: 'lettings-handlerline',
  component: HandlerLine,
  args: { handler: GRACE },
} satisfies Meta<typeof HandlerLine>
export default meta
type Story = StoryObj<typeof meta>

/** Nobody; the user, highlighted; a colleague; and one who has left, so that the lead counts as unassigned. */
export const AllStates: Story = {
  ...captured,
  render: () => (
    <Stack>
      <HandlerLine handler={null} />
      <HandlerLine handler={GRACE} isMine />
      <HandlerLine handler={GRACE} />
      <HandlerLine handler={{ ...GRACE, active: false }} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    // The font has no italic, and a slanted letter is cut by its neighbour.
    await expect(canvas.getByText('Unassigned')).toHaveStyle({ fontStyle: 'normal' })
    const [mine, other] = canvas.getAllByText('Grace Patel')
    await expect(mine).toHaveStyle({ fontWeight: '600' })
    await expect(other).toHaveStyle({ fontWeight: '400' })
    await expect(canvas.getByText('Grace Patel (left)')).toBeVisible()
  },
}
