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

/** Without a handler. */
export const Nobody: Story = {
  args: { handler: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unassigned')).toBeVisible()
    // The font has no italic, and a slanted letter is cut by its neighbour.
    await expect(canvas.getByText('Unassigned')).toHaveStyle({ fontStyle: 'normal' })
  },
}

/** The user's own lead is highlighted. */
export const Mine: Story = {
  args: { isMine: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Grace Patel')).toHaveStyle({ fontWeight: '600' })
  },
}

/** A colleague’s. */
export const Other: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Grace Patel')).toHaveStyle({ fontWeight: '400' })
  },
}

/** The handler has left: the lead counts as unassigned. */
export const Left: Story = {
  args: { handler: { ...GRACE, active: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Grace Patel (left)')).toBeVisible()
  },
}

/** Every state. */
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
}
