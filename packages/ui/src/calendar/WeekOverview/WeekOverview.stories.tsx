import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { captured } from '../../stories/captured.ts'
import { expectToFit } from '../../stories/long-text.ts'
import { BUSY_DAY, LONG_NAMES, OUT_OF_HOURS, someEvents, WEEK, VIEWINGS } from '../calendar.fixtures.ts'
import { inParts, partOf } from '../../stories/parts.tsx'
import { WeekOverview } from './WeekOverview.tsx'

const meta = {
  title: 'Calendar/WeekOverview',
  component: WeekOverview,
  args: {
    label: '02/03/2026 - 08/03/2026',
    days: WEEK,
    events: someEvents(14, WEEK),
    today: '2026-03-02',
    onOpen: fn(),
    noun: VIEWINGS,
  },
} satisfies Meta<typeof WeekOverview>
export default meta
type Story = StoryObj<typeof meta>

/** The week as staff see it on Monday morning. */
export const Default: Story = {
  ...captured,
  play: async ({ args, canvas, step, userEvent }) => {
    const days = canvas.getAllByRole('listitem')
    await step('shows seven days, with today marked for screen readers', async () => {
      await expect(days).toHaveLength(7)
      await expect(days[0]).toHaveAccessibleName('Monday 2 March 2026, today, 3 viewings')
      await expect(days[0]).toHaveAttribute('aria-current', 'date')
    })
    await step('events open', async () => {
      const first = args.events[0]
      await userEvent.click(within(days[0] as HTMLElement).getByRole('button', { name: first?.fullLabel }))
      await expect(args.onOpen).toHaveBeenCalledWith(first?.id)
    })
  },
}

/** No viewings this week; some before and after the hours of the office; loading. */
export const OtherStates: Story = {
  render: (args) =>
    inParts(WeekOverview, args, {
      empty: { events: [] },
      outOfHours: { events: OUT_OF_HOURS },
      loading: { events: [], isLoading: true },
    }),
  play: async ({ canvas }) => {
    const empty = partOf(canvas, 'empty')
    await expect(empty.getByRole('status')).toHaveTextContent('No viewings this week.')

    const outOfHours = partOf(canvas, 'outOfHours')
    const thursday = outOfHours.getByRole('listitem', { name: /Thursday 5 March/ })
    await expect(within(thursday).getAllByRole('button')).toHaveLength(6)
    await expect(within(thursday).getByText('23:30')).toHaveTextContent('23:30 – 00:30')

    const loading = partOf(canvas, 'loading')
    await expect(loading.getByRole('list')).toHaveAttribute('aria-busy', 'true')
    await expect(loading.getByRole('status')).toBeEmptyDOMElement()
  },
}

/** A day with many viewings grows; none is hidden. */
export const BusyDay: Story = {
  ...captured,
  args: { events: BUSY_DAY },
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button')
    await expect(buttons).toHaveLength(BUSY_DAY.length)
    for (const button of buttons) await expect(button).toBeVisible()
  },
}

/** Names wider than a day. */
export const LongNames: Story = {
  args: { events: LONG_NAMES },
  play: async ({ canvasElement }) => expectToFit(canvasElement),
}

/** On a phone: weekdays as one letter, times only. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { events: [...BUSY_DAY, ...LONG_NAMES] },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    await expect(canvas.getByText('Ann Lee')).not.toBeVisible()
  },
}

/** In the narrowest windows a day shows the number of its viewings, which leads to them. */
export const Least: Story = {
  globals: { viewport: { value: 'w280' } },
  args: { events: BUSY_DAY, onDay: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const count = canvas.getByRole('button', { name: '11 viewings, Wednesday 4 March 2026' })
    await expect(count).toHaveTextContent('11')
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
    await userEvent.click(count)
    await expect(args.onDay).toHaveBeenCalledWith('2026-03-04')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(280)
  },
}
