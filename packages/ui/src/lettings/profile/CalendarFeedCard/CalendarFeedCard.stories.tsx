import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { STORY_NOW } from '../../../stories/clock.ts'
import { CalendarFeedCard, type CalendarFeedCardProps } from './CalendarFeedCard.tsx'

const URL = 'https://latchkey.example/calendar-feed/3q2-7wQm5xkT0uYb1nVfRzL8cJpHsGdA4eXiOtKw9M.ics'

const meta = {
  title: 'Lettings/Profile/CalendarFeedCard',
  id: 'lettings-calendarfeedcard',
  component: CalendarFeedCard,
  args: {
    feed: { on: true, createdAt: STORY_NOW - 86_400, lastReadAt: STORY_NOW },
    newUrl: null,
    onCreate: fn(),
    onRenew: fn(),
    onEnd: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof CalendarFeedCard>
export default meta
type Story = StoryObj<typeof meta>

/** There is no feed yet. */
export const Off: Story = {
  ...captured,
  args: { feed: { on: false, createdAt: null, lastReadAt: null } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create address' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
}

/** The address is shown once, to be copied. */
export const JustCreated: Story = {
  ...captured,
  args: { feed: { on: true, createdAt: STORY_NOW, lastReadAt: null }, newUrl: URL },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue(URL)
    await expect(canvas.getByText('Copy it now. Whoever has it can see your viewings.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copy address' })).toBeVisible()
    await expect(canvas.getByText('Never read')).toBeVisible()
  },
}

/** A calendar uses it. */
export const On: Story = {
  ...captured,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Last read 02/03/2026 09:00')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'New address' }))
    await expect(args.onRenew).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Switch off' }))
    await expect(args.onEnd).toHaveBeenCalledOnce()
  },
}

function Switched(args: CalendarFeedCardProps) {
  const [newUrl, setNewUrl] = useState<string | null>(null)
  const [isOn, setIsOn] = useState(false)
  const toggle = (url: string | null) => {
    setNewUrl(url)
    setIsOn(url !== null)
  }
  return (
    <CalendarFeedCard
      {...args}
      feed={{ on: isOn, createdAt: null, lastReadAt: null }}
      newUrl={newUrl}
      onCreate={() => toggle(URL)}
      onEnd={() => toggle(null)}
    />
  )
}

/** The focus moves to the new address, and after switching off to what replaces the pressed button. */
export const FocusKept: Story = {
  render: Switched,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create address' }))
    await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Switch off' }))
    await expect(canvas.getByRole('button', { name: 'Create address' })).toHaveFocus()
  },
}
