import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { expect, fn } from 'storybook/test'
import { Button } from '../controls/Button/Button.tsx'
import { ownFrame } from '../stories/own-frame.ts'
import { useStillWaiting } from './use-still-waiting.ts'

const rendered = fn<(text: string | null) => void>()

function Page() {
  const [isWaiting, setWaiting] = useState(true)
  const answer = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    flushSync(() => setWaiting(false))
    rendered(currentTarget.textContent)
  }
  return <Button onClick={answer}>{useStillWaiting(isWaiting) ? 'Loading…' : 'Twenty-five rows'}</Button>
}

const meta = {
  title: 'Pages/Still Waiting',
  component: Page,
  parameters: ownFrame,
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

/** A response is rendered in a later task than the one that received it. */
export const RenderedLater: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await canvas.findByText('Twenty-five rows')).toBeVisible()
    await expect(rendered).toHaveBeenCalledWith('Loading…')
  },
}
