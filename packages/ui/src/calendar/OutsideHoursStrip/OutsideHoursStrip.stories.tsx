import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { expectToFit, narrowest } from '../../stories/long-text.ts'
import { anEvent, LONG_NAMES, OUT_OF_HOURS, WEEK } from '../calendar.fixtures.ts'
import { OutsideHoursStrip } from './OutsideHoursStrip.tsx'

const meta = {
  title: 'Calendar/OutsideHoursStrip',
  component: OutsideHoursStrip,
  args: { days: WEEK, events: OUT_OF_HOURS, hours: { first: 7, last: 18 }, onOpen: fn() },
} satisfies Meta<typeof OutsideHoursStrip>
export default meta
type Story = StoryObj<typeof meta>

/** Only events that start before 07:00, or at 19:00 or later. */
export const Default: Story = {
  ...capturedAtOneWidth,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Outside 07:00 to 19:00' })).toBeVisible()
    await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Thu 05/03 05:30 Ann Lee',
      'Thu 05/03 06:45 Priya Shah',
      'Thu 05/03 20:15 George Whitfield',
      'Thu 05/03 23:30 Yusuf Demir',
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Thu 05/03 20:15 George Whitfield' }))
    await expect(args.onOpen).toHaveBeenCalledWith(5)
  },
}

/** Without events outside the hours it is not rendered. */
export const NothingOutside: Story = {
  args: { events: [anEvent({ startLabel: '07:00' }), anEvent({ id: 2, startLabel: '18:59' })] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}

/** Long names wrap within a narrow screen. */
export const LongNames: Story = {
  ...narrowest,
  args: { events: LONG_NAMES.map((event) => ({ ...event, startMinute: 1275, startLabel: '21:15' })) },
  play: async ({ canvasElement }) => expectToFit(canvasElement),
}
