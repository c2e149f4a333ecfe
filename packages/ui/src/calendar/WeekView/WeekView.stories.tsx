import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { captured } from '../../stories/captured.ts'
import { expectToFit } from '../../stories/long-text.ts'
import {
  anEvent,
  BUSY_DAY,
  LONG_NAMES,
  NEXT_WEEK,
  OUT_OF_HOURS,
  someEvents,
  WEEK,
  VIEWINGS,
} from '../calendar.fixtures.ts'
import { DndScope } from '../../controls/DndScope/DndScope.tsx'
import { dragOnto } from '../drag.fixtures.ts'
import { inParts, partOf } from '../../stories/parts.tsx'
import { WeekView } from './WeekView.tsx'

const meta = {
  title: 'Calendar/WeekView',
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
    onStep: fn(),
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

/** A typical week. */
export const Default: Story = {
  ...captured,
  play: async ({ args, canvas, step, userEvent }) => {
    await step('shows twelve hours of seven days', async () => {
      const hours = canvas.getAllByRole('rowheader').map((each) => each.textContent)
      await expect(hours).toHaveLength(12)
      await expect([hours[0], hours[11]]).toEqual(['07:00', '18:00'])
      await expect(canvas.getByRole('columnheader', { name: 'Monday 2 March 2026, today' })).toBeVisible()
      await expect(canvas.getAllByRole('columnheader', { name: /2026/ })).toHaveLength(7)
    })
    await step('every event opens', async () => {
      await expect(canvas.getAllByRole('button', { name: /2026/ })).toHaveLength(args.events.length)
      await userEvent.click(canvas.getByRole('button', { name: args.events[0]?.fullLabel }))
      await expect(args.onOpen).toHaveBeenCalledWith(args.events[0]?.id)
    })
  },
}

/** Viewings at the quarters of an hour are placed one below another. */
export const Quarters: Story = {
  args: {
    events: ['10:00', '10:15', '10:30', '10:45'].map((startLabel, index) =>
      anEvent({ id: index, startLabel, day: WEEK[index]?.day }),
    ),
  },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('button', { name: /2026/ }).map((button) => boxOf(button).top)
    await expect(tops).toHaveLength(4)
    await expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    await expect(new Set(tops).size).toBe(4)
    const row = canvas.getByRole('rowheader', { name: '10:00' })
    await expect(tops[3]).toBeLessThan(boxOf(row).bottom)
  },
}

/** Viewings at the same time are side by side; none is hidden. */
export const BusyDay: Story = {
  ...captured,
  args: { events: BUSY_DAY },
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('button', { name: /2026/ }).map(boxOf)
    await expect(boxes).toHaveLength(BUSY_DAY.length)
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        const isApart =
          one.right <= other.left ||
          other.right <= one.left ||
          one.bottom <= other.top ||
          other.bottom <= one.top
        await expect(isApart).toBe(true)
      }
    }
  },
}

/** On a phone a busy day leaves no room for Sunday: a shadow at the end says so until one has scrolled there. */
export const BusyDayOnAPhone: Story = {
  args: { events: BUSY_DAY },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('grid').parentElement as HTMLElement
    const frame = scroller.parentElement
    await waitFor(() => expect(frame).toHaveAttribute('data-more-after'))
    await expect(frame).not.toHaveAttribute('data-more-before')
    scroller.scrollLeft = scroller.scrollWidth
    await waitFor(() => expect(frame).not.toHaveAttribute('data-more-after'))
    await expect(frame).toHaveAttribute('data-more-before')
    await expect(canvas.getByRole('columnheader', { name: /^Sunday/ })).toBeVisible()
  },
}

/** A week that does not fit begins at today. */
export const TodayInSight: Story = {
  args: { events: BUSY_DAY, today: '2026-03-08' },
  globals: { viewport: { value: 'w280' } },
  play: async ({ canvas }) => {
    const sunday = boxOf(canvas.getByRole('columnheader', { name: /^Sunday 8 March 2026, today/ }))
    const scroller = canvas.getByRole('grid').parentElement as HTMLElement
    await expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth)
    await expect(sunday.right).toBeLessThanOrEqual(boxOf(scroller).right)
  },
}

/** A busy day is wider than the others if the window has room, so that each of its viewings can be read. */
export const BusyDayWidens: Story = {
  args: { events: BUSY_DAY },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button', { name: /2026/ }))
      await expect(boxOf(button).width).toBeGreaterThan(56)
  },
}

/** Viewings before or after the rows are in the nearest row, with their true time. */
export const OutOfHours: Story = {
  ...captured,
  args: { events: OUT_OF_HOURS },
  play: async ({ canvas }) => {
    const first = canvas.getByRole('gridcell', { name: /^Thursday 5 March 2026, 07:00, 3 viewings/ })
    const last = canvas.getByRole('gridcell', { name: /^Thursday 5 March 2026, 18:00, 3 viewings/ })
    await expect(within(first).getByRole('button', { name: /05:30 – 06:30/ })).toBeVisible()
    await expect(within(last).getByRole('button', { name: /23:30 – 00:30/ })).toBeVisible()
    for (const button of within(last).getAllByRole('button', { name: /2026/ }))
      await expect(boxOf(button).bottom).toBeLessThanOrEqual(boxOf(last).bottom)
  },
}

/** An event dragged to another hour keeps its minutes; an event that overlaps that hour is ignored. */
export const DragToAnotherHour: Story = {
  args: {
    events: [
      anEvent({ startLabel: '10:15' }),
      anEvent({ id: 2, name: 'Priya Shah', day: '2026-03-06', startLabel: '13:45' }),
    ],
  },
  play: async ({ args, canvas }) => {
    const event = canvas.getByRole('button', { name: /Ann Lee/ })
    const { x, y, width, height } = boxOf(event)
    const isDragged = () =>
      waitFor(async () => {
        await expect(event).toHaveAttribute('data-dragging')
        // Chromium ends a drag when its source is no longer under the point where it began.
        await expect(event).toContainElement(
          document.elementFromPoint(x + width / 2, y + height / 2) as HTMLElement,
        )
      })
    await dragOnto(event, canvas.getByRole('gridcell', { name: 'Friday 6 March 2026, 14:00' }), isDragged)
    await waitFor(() =>
      expect(args.onMove).toHaveBeenCalledWith(1, { day: '2026-03-06', minute: 14 * 60 + 15 }),
    )
    await dragOnto(
      event,
      canvas.getByRole('gridcell', { name: /^Monday 2 March 2026, today, 10:00/ }),
      isDragged,
    )
    await expect(args.onMove).toHaveBeenCalledTimes(1)
  },
}

/** Arrows move between days and hours, and past Sunday into the next week. */
export const ByKeyboard: Story = {
  args: { events: [anEvent({ startLabel: '08:00' })] },
  render: function Walking(args) {
    const [isNext, setIsNext] = useState(false)
    return (
      <WeekView
        {...args}
        label={isNext ? '09/03/2026 - 15/03/2026' : args.label}
        days={isNext ? NEXT_WEEK : WEEK}
        onStep={(step) => {
          args.onStep?.(step)
          setIsNext(step === 1)
        }}
      />
    )
  },
  play: async ({ args, canvas, step, userEvent }) => {
    const isOn = (name: RegExp) => expect(canvas.getByRole('gridcell', { name })).toHaveFocus()
    await step('Tab reaches today, arrows move', async () => {
      await userEvent.tab()
      await isOn(/^Monday 2 March 2026, today, 07:00/)
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await expect(canvas.getByRole('button', { name: /Ann Lee/ })).toHaveFocus()
      await userEvent.keyboard('{Escape}{ArrowRight}')
      await isOn(/^Tuesday 3 March 2026, 08:00/)
    })
    await step('moves past Sunday and back', async () => {
      await userEvent.keyboard('{End}{ArrowRight}')
      await isOn(/^Monday 9 March 2026, 08:00/)
      await userEvent.keyboard('{ArrowLeft}')
      await isOn(/^Sunday 8 March 2026, 08:00/)
    })
    await step('Page Down from within an event keeps the focus in the grid', async () => {
      await userEvent.keyboard('{Home}{Enter}{PageDown}')
      await isOn(/^Monday 9 March 2026, 08:00/)
      await expect(args.onStep).toHaveBeenLastCalledWith(1)
    })
  },
}

/** No viewings this week; loading. */
export const WithoutViewings: Story = {
  render: (args) =>
    inParts(WeekView, args, {
      empty: { events: [] },
      loading: { events: [], isLoading: true },
    }),
  play: async ({ canvas }) => {
    const empty = partOf(canvas, 'empty')
    await expect(empty.getByRole('status')).toHaveTextContent('No viewings this week.')

    const loading = partOf(canvas, 'loading')
    await expect(loading.getByRole('grid')).toHaveAttribute('aria-busy', 'true')
  },
}

/**
 * A push moves the focused viewing to another hour: the focus follows it. When the viewing leaves the week,
 * the focus moves to its old day.
 */
export const FocusFollows: Story = {
  args: { events: [anEvent()] },
  render: function Refreshing(args) {
    const [day, setDay] = useState('2026-03-02')
    return (
      <>
        <Button onClick={() => setDay(day === '2026-03-02' ? '2026-03-05' : '2026-06-01')}>Push</Button>
        <WeekView
          {...args}
          events={[anEvent({ day, startLabel: day === '2026-03-02' ? '10:00' : '15:30' })]}
        />
      </>
    )
  },
  play: async ({ canvas, step, userEvent }) => {
    const event = () => canvas.getByRole('button', { name: /Ann Lee/ })
    // Not by mouse, which would take the focus.
    const push = () => canvas.getByRole('button', { name: 'Push' }).click()
    await step('a push moves the event to another day; it keeps the focus', async () => {
      event().focus()
      push()
      await canvas.findByRole('button', { name: /^15:30 – 16:30, .*, Thursday 5 March/ })
      await expect(event()).toHaveFocus()
    })
    await step('a push moves the event out of view; its day gets the focus', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Move…' })).toHaveFocus()
      push()
      await waitFor(() =>
        expect(canvas.getByRole('gridcell', { name: 'Thursday 5 March 2026, 15:00' })).toHaveFocus(),
      )
    })
  },
}

/** Names wider than a day. */
export const LongNames: Story = {
  args: { events: LONG_NAMES },
  play: async ({ canvasElement }) => expectToFit(canvasElement),
}

/** On a phone: weekdays as one letter, times only; a busy day scrolls sideways. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { events: [...BUSY_DAY, ...LONG_NAMES.map((event) => ({ ...event, id: event.id + 100 }))] },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    for (const button of canvas.getAllByRole('button', { name: /2026/ }))
      await expect(boxOf(button).width).toBeGreaterThanOrEqual(36)
  },
}
