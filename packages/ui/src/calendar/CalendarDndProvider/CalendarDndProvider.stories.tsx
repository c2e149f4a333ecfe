import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { captured } from '../../stories/captured.ts'
import { anEvent, MARCH, VIEWINGS } from '../calendar.fixtures.ts'
import { MonthView } from '../MonthView/MonthView.tsx'
import { CalendarDndProvider } from './CalendarDndProvider.tsx'

const meta = {
  title: 'Calendar/CalendarDndProvider',
  component: CalendarDndProvider,
  args: {
    children: (
      <MonthView
        label="March 2026"
        days={MARCH}
        events={[anEvent()]}
        today="2026-03-02"
        noun={VIEWINGS}
        onOpen={fn()}
        onMove={fn()}
      />
    ),
  },
} satisfies Meta<typeof CalendarDndProvider>
export default meta
type Story = StoryObj<typeof meta>

/** Around a calendar whose events can be dragged; it shows nothing of its own. */
export const AroundACalendar: Story = {
  ...captured,
  play: async ({ canvas, userEvent }) => {
    const event = canvas.getByRole('button')
    await userEvent.hover(event)
    await expect(event).toHaveAttribute('draggable', 'true')
    await userEvent.unhover(event)
  },
}
