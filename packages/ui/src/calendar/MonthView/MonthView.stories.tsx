import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { captured } from '../../stories/captured.ts'
import { expectToFit } from '../../stories/long-text.ts'
import {
  anEvent,
  APRIL,
  BUSY_DAY,
  LONG_NAMES,
  MARCH,
  OUT_OF_HOURS,
  someEvents,
  VIEWINGS,
} from '../calendar.fixtures.ts'
import { DndScope } from '../../controls/DndScope/DndScope.tsx'
import { dragOnto } from '../drag.fixtures.ts'
import { inParts, partOf } from '../../stories/parts.tsx'
import { MonthView } from './MonthView.tsx'

const meta = {
  title: 'Calendar/MonthView',
  component: MonthView,
  args: {
    label: 'March 2026',
    days: MARCH,
    events: someEvents(36, MARCH),
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
} satisfies Meta<typeof MonthView>
export default meta
type Story = StoryObj<typeof meta>

const THREE = [
  anEvent({ id: 1, day: '2026-03-03' }),
  anEvent({ id: 2, day: '2026-03-03', name: 'Priya Shah', startLabel: '14:15' }),
  anEvent({ id: 3, day: '2026-03-11', name: 'Tom Okafor' }),
]

/** The calendar as it opens: six weeks, with today marked and days of other months dimmed. */
export const Default: Story = {
  ...captured,
  play: async ({ args, canvas, step, userEvent }) => {
    const cells = canvas.getAllByRole('gridcell')
    await step('shows 42 days from Monday to Sunday', async () => {
      const names = canvas.getAllByRole('columnheader').map((each) => each.getAttribute('aria-label'))
      await expect(names).toEqual('Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '))
      await expect(cells).toHaveLength(42)
      await expect(cells.filter((cell) => cell.hasAttribute('data-other-month'))).toHaveLength(11)
    })
    await step('today is marked for screen readers too', async () => {
      await expect(canvas.getByRole('gridcell', { current: 'date' })).toHaveAccessibleName(
        /^Monday 2 March 2026, today/,
      )
    })
    await step('every event is on its day and opens', async () => {
      for (const event of args.events) {
        const day = canvas.getByRole('gridcell', { name: new RegExp(`^${event.fullLabel.split(', ')[2]}`) })
        await expect(within(day).getByRole('button', { name: event.fullLabel })).toBeVisible()
      }
      await userEvent.click(canvas.getByRole('button', { name: args.events[0]?.fullLabel }))
      await expect(args.onOpen).toHaveBeenCalledWith(args.events[0]?.id)
    })
  },
}

/**
 * Arrows move between days, Enter moves into a day, Escape leaves it, Page Down changes the month; an event is moved by
 * key or by mouse.
 */
export const ByKeyboard: Story = {
  args: { events: THREE },
  play: async ({ args, canvas, step, userEvent }) => {
    const settle = () => waitFor(() => expect(canvas.getByRole('grid')).toBeVisible())
    const event = () => canvas.getByRole('button', { name: /Priya Shah/ })
    const press = (keys: string) => userEvent.keyboard(keys)
    const isOn = (name: RegExp) => expect(canvas.getByRole('gridcell', { name })).toHaveFocus()
    await step('Tab reaches today', async () => {
      await userEvent.tab()
      await isOn(/^Monday 2 March/)
    })
    await step('arrows, Home and End move between days', async () => {
      await press('{ArrowRight}')
      await isOn(/^Tuesday 3 March/)
      await press('{ArrowDown}{End}')
      await isOn(/^Sunday 15 March/)
      await press('{Home}{ArrowUp}{ArrowLeft}')
      await isOn(/^Sunday 1 March/)
    })
    await step('Enter goes to the events of a day, Escape back', async () => {
      await press('{ArrowRight}{ArrowRight}{Enter}')
      await expect(canvas.getByRole('button', { name: /Ann Lee/ })).toHaveFocus()
      await press('{ArrowDown}')
      await expect(canvas.getByRole('button', { name: /Priya Shah/ })).toHaveFocus()
      await press('{Enter}')
      await expect(args.onOpen).toHaveBeenCalledWith(2)
      await press('{Escape}')
      await isOn(/^Tuesday 3 March/)
    })
    await step('Page Up and Page Down request another month', async () => {
      await press('{PageUp}')
      await expect(args.onStep).toHaveBeenLastCalledWith(-1)
      await press('{PageDown}')
      await expect(args.onStep).toHaveBeenLastCalledWith(1)
    })
    await step('without a mouse every event has Move…', async () => {
      canvas.getByRole('gridcell', { name: /^Tuesday 3 March/ }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('button', { name: /Ann Lee/ })).toHaveFocus()
      await userEvent.tab()
      const move = document.activeElement
      await expect(move).toHaveAccessibleName('Move…')
      await expect(move).toBeVisible()
      await userEvent.keyboard('{Enter}')
      await expect(args.onMoveRequest).toHaveBeenCalledWith(1)
    })
    await step('dragged to another day an event keeps its time', async () => {
      await step('a drop on another day moves the event', async () => {
        const friday = canvas.getByRole('gridcell', { name: /^Friday 13 March/ })
        await dragOnto(event(), friday, settle)
        await waitFor(() => expect(args.onMove).toHaveBeenCalledWith(2, { day: '2026-03-13', minute: 855 }))
      })
      await step('a drop on the same day does nothing', async () => {
        await dragOnto(event(), canvas.getByRole('gridcell', { name: /^Tuesday 3 March/ }), settle)
        await expect(args.onMove).toHaveBeenCalledTimes(1)
      })
    })
  },
}

/** Moving past the last day continues in the next month, and moving back returns. */
export const WalkIntoNextMonth: Story = {
  args: { events: [] },
  render: function Walking(args) {
    const [isApril, setIsApril] = useState(false)
    return (
      <MonthView
        {...args}
        label={isApril ? 'April 2026' : 'March 2026'}
        days={isApril ? APRIL : MARCH}
        onStep={(step) => setIsApril(step === 1)}
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('gridcell', { name: /^Sunday 5 April/ }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('grid')).toHaveAccessibleName('April 2026')
    await expect(canvas.getByRole('gridcell', { name: /^Monday 6 April/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(canvas.getByRole('grid')).toHaveAccessibleName('March 2026')
    await expect(canvas.getByRole('gridcell', { name: /^Monday 23 March/ })).toHaveFocus()
  },
}

/**
 * A push moves the focused viewing to another day: the focus follows it. When the viewing leaves the month,
 * the focus moves to its old day.
 */
export const FocusFollows: Story = {
  args: { events: [anEvent()] },
  render: function Refreshing(args) {
    const [day, setDay] = useState('2026-03-02')
    return (
      <>
        <Button onClick={() => setDay(day === '2026-03-02' ? '2026-03-19' : '2026-06-01')}>Push</Button>
        <MonthView {...args} events={[anEvent({ day })]} />
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
      await canvas.findByRole('button', { name: /Thursday 19 March/ })
      await expect(event()).toHaveFocus()
    })
    await step('a push moves the event out of view; its day gets the focus', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Move…' })).toHaveFocus()
      push()
      await waitFor(() =>
        expect(canvas.getByRole('gridcell', { name: 'Thursday 19 March 2026' })).toHaveFocus(),
      )
    })
  },
}

/** Without permission to move viewings; without viewings. */
export const Still: Story = {
  render: (args) =>
    inParts(MonthView, args, {
      readOnly: { events: THREE, onMove: undefined, onMoveRequest: undefined },
      empty: { events: [] },
    }),
  play: async ({ canvas }) => {
    const readOnly = partOf(canvas, 'readOnly')
    await expect(readOnly.getAllByRole('button')).toHaveLength(3)

    const empty = partOf(canvas, 'empty')
    await expect(empty.getByRole('status')).toHaveTextContent('No viewings in March 2026.')
  },
}

/** A day with many viewings grows and shows their number; none is hidden. */
export const BusyDay: Story = {
  ...captured,
  args: { events: BUSY_DAY, onMoveRequest: undefined },
  play: async ({ canvas }) => {
    const day = canvas.getByRole('gridcell', { name: /^Wednesday 4 March 2026, 11 viewings/ })
    const buttons = within(day).getAllByRole('button')
    await expect(buttons).toHaveLength(11)
    await expect(buttons.at(-1)?.getBoundingClientRect().bottom).toBeLessThan(
      day.getBoundingClientRect().bottom,
    )
    await expect(within(day).getByText('11')).toBeVisible()
  },
}

/** Early, late and past midnight: each on the day on which it starts. */
export const OutOfHours: Story = { args: { events: OUT_OF_HOURS } }

/** Names wider than a day. */
export const LongNames: Story = {
  args: { events: LONG_NAMES },
  play: async ({ canvasElement }) => expectToFit(canvasElement),
}

/** On a phone: weekdays as one letter, times only; nothing is truncated. */
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

/** Before the first load. */
export const Loading: Story = {
  ...captured,
  args: { events: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}
