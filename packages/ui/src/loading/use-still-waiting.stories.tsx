import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect } from 'storybook/test'
import { ownFrame } from '../stories/own-frame.ts'
import { useStillWaiting } from './use-still-waiting.ts'

let answer: () => void

function Page() {
  const [isWaiting, setWaiting] = useState(true)
  answer = () => setWaiting(false)
  return <p>{useStillWaiting(isWaiting) ? 'Loading…' : 'Twenty-five rows'}</p>
}

const meta = {
  title: 'Pages/Still Waiting',
  component: Page,
  parameters: ownFrame,
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

/** An answer of the server is rendered later than in the task that brought it. */
export const RenderedLater: Story = {
  play: async ({ canvas }) => {
    flushSync(answer)
    await expect(canvas.getByText('Loading…')).toBeVisible()
    await expect(await canvas.findByText('Twenty-five rows')).toBeVisible()
  },
}
