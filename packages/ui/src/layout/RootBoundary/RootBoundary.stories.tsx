import { capturedOnce } from '../../stories/captured.ts'
import { ownFrame } from '../../stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RootBoundary } from './RootBoundary.tsx'

function Broken(): never {
  throw new Error('A fault made for this story.')
}

const meta = {
  title: 'Layout/RootBoundary',
  component: RootBoundary,
  args: { onReload: fn(), children: <Broken /> },
  parameters: ownFrame,
} satisfies Meta<typeof RootBoundary>
export default meta
type Story = StoryObj<typeof meta>

/** An error outside all pages: a message and a button instead of an empty window. */
export const Stopped: Story = {
  ...capturedOnce,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Latchkey has stopped working.')
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
}

/** Without an error it renders its children. */
export const Running: Story = {
  args: { children: <p>All is well.</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All is well.')).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
