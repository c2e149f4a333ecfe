import type { Meta, StoryObj } from '@storybook/react-vite'
import { StrictMode } from 'react'
import { useDrop } from 'react-dnd'
import { expect } from 'storybook/test'
import { captured } from '../../stories/captured.ts'
import { DragGround } from './DragGround.tsx'

function Shelf({ name }: { name: string }) {
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
  title: 'Controls/DragGround',
  component: DragGround,
} satisfies Meta<typeof DragGround>
export default meta
type Story = StoryObj<typeof meta>

/** Two parts of a page that know nothing of each other, each on its own ground: the same one. */
export const Twice: Story = {
  ...captured,
  render: () => (
    <StrictMode>
      <DragGround>
        <Shelf name="First shelf" />
      </DragGround>
      <DragGround>
        <Shelf name="Second shelf" />
      </DragGround>
    </StrictMode>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('First shelf')).toBeVisible()
    await expect(canvas.getByText('Second shelf')).toBeVisible()
  },
}
