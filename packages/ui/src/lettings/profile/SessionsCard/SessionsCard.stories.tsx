import { anOwnSession } from '@latchkey/domain/session/own-session.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { SessionsCard, type SessionsCardProps } from './SessionsCard.tsx'

const phone = anOwnSession({
  id: 2,
  device: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18 Safari/604',
  address: null,
  isCurrent: false,
})

const meta = {
  title: 'Lettings/Profile/SessionsCard',
  id: 'lettings-sessionscard',
  component: SessionsCard,
  args: {
    sessions: [anOwnSession(), phone],
    onRetry: fn(),
    onEnd: fn(),
    onEndOthers: fn(),
  },
} satisfies Meta<typeof SessionsCard>
export default meta
type Story = StoryObj<typeof meta>

/** Signed in here and on a phone. */
export const Two: Story = {
  ...captured,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Chrome on Windows')).toHaveTextContent('This device')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out Safari on iPhone' }))
    await expect(args.onEnd).toHaveBeenCalledWith(phone)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out other devices' }))
    await expect(args.onEndOthers).toHaveBeenCalledOnce()
  },
}

function Ended(args: SessionsCardProps) {
  const [sessions, setSessions] = useState([anOwnSession(), phone, { ...phone, id: 3 }])
  const end = ({ id }: { id: number }) => setSessions((all) => all.filter((each) => each.id !== id))
  return <SessionsCard {...args} sessions={sessions} onEnd={end} />
}

/** When a device leaves the list, the focus moves to the button before its own. */
export const FocusKept: Story = {
  render: (args) => (
    <main>
      <Ended {...args} />
    </main>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button', { name: 'Sign out Safari on iPhone' })
    second?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(second).not.toBeInTheDocument()
    await expect(first).toHaveFocus()
  },
}

/** Signed in only here: nothing to sign out. */
export const OnlyHere: Story = {
  args: { sessions: [anOwnSession()] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
