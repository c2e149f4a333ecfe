import type { Meta, StoryObj } from '@storybook/react-vite'
import { StrictMode } from 'react'
import { useDrop } from 'react-dnd'
import { expect } from 'storybook/test'
import { capturedOnce } from '../../stories/captured.ts'
import { DndScope } from './DndScope.tsx'

function DropTarget({ name }: { name: string }) {
  const [, drop] = useDrop(() => ({ accept: 'book' }))
  return (
    <p
      ref={(node) => {
        drop(node)
      }}
    >
      {name}
    </p>
  )
}

const meta = {
  title: 'Controls/DndScope',
  component: DndScope,
} satisfies Meta<typeof DndScope>
export default meta
type Story = StoryObj<typeof meta>

/** Two independent components of a page, each with its own scope, share one backend. */
export const Twice: Story = {
  ...capturedOnce,
  render: () => (
    <StrictMode>
      <DndScope>
        <DropTarget name="First list" />
      </DndScope>
      <DndScope>
        <DropTarget name="Second list" />
      </DndScope>
    </StrictMode>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('First list')).toBeVisible()
    await expect(canvas.getByText('Second list')).toBeVisible()
  },
}
