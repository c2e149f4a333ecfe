import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { DndScope } from '../../controls/DndScope/DndScope.tsx'
import { anEvent, someEvents, WEEK, VIEWINGS } from '../calendar.fixtures.ts'
import { WeekView } from './WeekView.tsx'

const meta = {
  title: 'Calendar/WeekView/Lines',
  component: WeekView,
  args: {
    label: '02/03/2026 - 08/03/2026',
    days: WEEK,
    hours: { first: 7, last: 18 },
    events: someEvents(18, WEEK),
    today: '2026-03-02',
    onOpen: fn(),
    onMove: fn(),
    onMoveRequest: fn(),
    noun: VIEWINGS,
  },
  decorators: [
    (Story) => (
      <DndScope>
        <Story />
      </DndScope>
    ),
  ],
} satisfies Meta<typeof WeekView>
export default meta
type Story = StoryObj<typeof meta>

const boxOf = (element: Element) => element.getBoundingClientRect()

/** A line through today at the present time, none on other days or outside the hours. */
export const Now: Story = {
  args: { nowMinute: 10 * 60 + 30 },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const lines = () => [...canvasElement.querySelectorAll('[data-part="now"]')]
    await expect(lines()).toHaveLength(1)
    const cell = canvas.getByRole('gridcell', { name: /^Monday 2 March 2026, today, 10:00/ })
    const [line] = lines()
    await expect(cell).toContainElement(line as HTMLElement)
    const middle = boxOf(cell).top + boxOf(cell).height / 2
    await expect(Math.abs(boxOf(line as Element).top - middle)).toBeLessThan(3)
    // It lies over the events, which can still be pressed.
    await userEvent.click(canvas.getAllByRole('button')[0] as HTMLElement)
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

/** Text that is longer than an hour is high ends with a whole line. */
export const WholeLines: Story = {
  args: {
    events: ['pending', 'confirmed', 'over'].map((state, index) =>
      anEvent({
        id: index,
        startMinute: 600,
        name: 'Bartholomew Featherstonehaugh',
        agentLabel: 'Grace',
        state: state as 'pending',
        isClash: true,
      }),
    ),
  },
  play: async ({ canvas }) => {
    for (const event of canvas.getAllByRole('button')) {
      const { borderTopWidth, paddingTop, lineHeight } = getComputedStyle(event)
      const left =
        (boxOf(event).height - Number.parseFloat(borderTopWidth) - Number.parseFloat(paddingTop)) %
        Number.parseFloat(lineHeight)
      await expect(left).toBeLessThanOrEqual(2.5)
    }
  },
}
