import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { captured } from '../../../stories/captured.ts'
import { STORY_NOW, STORY_NOW_MS, stopClock } from '../../../stories/clock.ts'
import { inParts, partOf } from '../../../stories/parts.tsx'
import { WaitingMark } from './WaitingMark.tsx'

const meta = {
  title: 'Lettings/Leads/WaitingMark',
  id: 'lettings-waitingmark',
  component: WaitingMark,
  args: { waiting: { minutes: 45, state: 'ok' } },
} satisfies Meta<typeof WaitingMark>
export default meta
type Story = StoryObj<typeof meta>

/** In time; due soon and overdue, with a sign; over ten hours, without minutes. */
export const States: Story = {
  render: (args) =>
    inParts(WaitingMark, args, {
      ok: {},
      dueSoon: { waiting: { minutes: 125, state: 'due' } },
      overdue: { waiting: { minutes: 370, state: 'overdue' } },
      overTenHours: { waiting: { minutes: 1659, state: 'overdue' } },
    }),
  play: async ({ canvas }) => {
    const ok = partOf(canvas, 'ok')
    await expect(ok.getByText('Waiting 45 min')).toBeVisible()

    const dueSoon = partOf(canvas, 'dueSoon')
    await expect(dueSoon.getByText('Due soon: 2 h 05 min').querySelector('svg')).not.toBeNull()

    const overdue = partOf(canvas, 'overdue')
    await expect(overdue.getByText('Overdue: 6 h 10 min').querySelector('svg')).not.toBeNull()

    const overTenHours = partOf(canvas, 'overTenHours')
    await expect(overTenHours.getByText('Overdue: 27 h')).toBeVisible()
  },
}

/** It updates with the clock, through the warning, until the office closes. */
export const GoesOn: Story = {
  args: {
    waiting: {
      minutes: 118,
      state: 'ok',
      clock: {
        at: STORY_NOW,
        next: STORY_NOW + 20,
        until: STORY_NOW + 600,
        warnMinutes: 120,
        targetMinutes: 240,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Waiting 1 h 58 min')).toBeVisible()
    for (const [seconds, text] of [
      [20, 'Waiting 1 h 59 min'],
      [80, 'Due soon: 2 h 00 min'],
      [7200, 'Due soon: 2 h 08 min'],
    ] as const) {
      const goBack = stopClock(STORY_NOW_MS + seconds * 1000)
      // As when the user returns to the tab.
      document.dispatchEvent(new Event('visibilitychange'))
      await expect(await canvas.findByText(text)).toBeVisible()
      goBack()
    }
  },
}

/** Every state. */
export const AllStates: Story = {
  ...captured,
  render: () => (
    <Stack>
      <WaitingMark waiting={{ minutes: 45, state: 'ok' }} />
      <WaitingMark waiting={{ minutes: 125, state: 'due' }} />
      <WaitingMark waiting={{ minutes: 370, state: 'overdue' }} />
      <WaitingMark waiting={{ minutes: 1659, state: 'overdue' }} />
    </Stack>
  ),
}
