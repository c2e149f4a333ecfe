import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { captured } from '../../stories/captured.ts'
import { WEEK } from '../calendar.fixtures.ts'
import { DayHeader } from './DayHeader.tsx'

const meta = {
  title: 'Calendar/DayHeader',
  component: DayHeader,
  args: { weekday: 'Wednesday', dayNumber: 4 },
} satisfies Meta<typeof DayHeader>
export default meta
type Story = StoryObj<typeof meta>

/** On a wide screen the full name of the day. */
export const Wide: Story = {
  globals: { viewport: { value: 'w1920' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.innerText).toMatch(/^Wednesday\s*4$/)
  },
}

/** Under 1300 px three letters. */
export const Shorter: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.innerText).toMatch(/^Wed\s*4$/)
  },
}

/** Under 780 px one letter. */
export const Shortest: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.innerText).toMatch(/^W\s*4$/)
  },
}

/** A week, with today first. */
export const AllStates: Story = {
  ...captured,
  render: () => (
    <div style={{ display: 'flex', gap: '1rem' }}>
      {WEEK.map(({ weekday, dayNumber }) => (
        <DayHeader key={weekday} weekday={weekday} dayNumber={dayNumber} isToday={dayNumber === 2} />
      ))}
    </div>
  ),
}
