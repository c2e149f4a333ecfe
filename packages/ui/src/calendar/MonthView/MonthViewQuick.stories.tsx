import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { anEvent, APRIL, MARCH, someEvents } from '../calendar.fixtures.ts'
import { DndScope } from '../../controls/DndScope/DndScope.tsx'
import { MonthView } from './MonthView.tsx'

const askedFor = fn(() => 'viewings')

const meta = {
  title: 'Calendar/MonthView/Quick',
  component: MonthView,
  args: {
    label: 'March 2026',
    days: MARCH,
    events: someEvents(300, MARCH),
    today: '2026-03-02',
    onOpen: fn(),
    onMove: fn(),
    onMoveRequest: fn(),
    noun: {
      one: 'viewing',
      // Read once by every day that renders.
      get many() {
        return askedFor()
      },
    },
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

const countRules = () => [...document.styleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0)

/** Counts the days that render during an action, and the styles that it adds. */
async function drawn(act: () => Promise<void>) {
  const rules = countRules()
  askedFor.mockClear()
  await act()
  return { days: askedFor.mock.calls.length, rulesAdded: countRules() - rules }
}

/** 300 viewings in a month: moving the focus re-renders two days, not 42, and adds no style. */
export const ThreeHundredEvents: Story = {
  play: async ({ canvas, userEvent }) => {
    const cells = canvas.getAllByRole('gridcell')
    await expect(cells.flatMap((cell) => [...cell.querySelectorAll('[data-event]')])).toHaveLength(300)
    const start = canvas.getByRole('gridcell', { name: /^Tuesday 10 March/ })
    start.focus()
    await waitFor(() => expect(start.tabIndex).toBe(0))
    const walked = await drawn(() => userEvent.keyboard('{ArrowRight}'))
    await expect(walked).toEqual({ days: 2, rulesAdded: 0 })
  },
}

/** A push that moved one viewing re-renders only the day that it left and its new day. */
export const OneEventMoved: Story = {
  render: function Refreshing(args) {
    const [isMoved, setIsMoved] = useState(false)
    // Every refresh brings new objects, as responses of the server do.
    const events = args.events.map((event) =>
      isMoved && event.id === 1 ? anEvent({ ...event, day: '2026-03-20' }) : { ...event },
    )
    return (
      <>
        <Button onClick={() => setIsMoved(true)}>Refresh</Button>
        <MonthView {...args} events={events} onOpen={() => undefined} />
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Refresh' })
    const refreshed = await drawn(() => userEvent.click(button))
    await expect(refreshed).toEqual({ days: 2, rulesAdded: 0 })
  },
}

/** The events of another month have elements of their own: none takes over the focus or the pointer of another. */
export const AnotherMonth: Story = {
  args: {
    // In the same place of both months.
    events: [
      anEvent({ id: 1, day: '2026-03-11' }),
      anEvent({ id: 2, day: '2026-04-15', name: 'Tom Okafor' }),
    ],
  },
  render: function Stepping(args) {
    const [days, setDays] = useState(MARCH)
    return (
      <>
        <Button onClick={() => setDays(APRIL)}>Next month</Button>
        <MonthView {...args} days={days} />
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const before = canvas.getByRole('button', { name: /Ann Lee/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }))
    await canvas.findByRole('button', { name: /Tom Okafor, Wednesday 15 April 2026/ })
    await expect(before).not.toBeInTheDocument()
  },
}

/** A push replaces the focused event of a day by another: the focus follows the event to its new day. */
export const FocusedEventReplaced: Story = {
  render: function Refreshing(args) {
    const [isPushed, setIsPushed] = useState(false)
    const [ann, tom] = [anEvent({ id: 1 }), anEvent({ id: 2, name: 'Tom Okafor' })]
    const events = isPushed ? [tom, anEvent({ ...ann, day: '2026-03-19' })] : [ann]
    return (
      <>
        <Button onClick={() => setIsPushed(true)}>Push</Button>
        <MonthView {...args} events={events} />
      </>
    )
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /Ann Lee/ }).focus()
    // Not by mouse, which would take the focus.
    canvas.getByRole('button', { name: 'Push' }).click()
    await canvas.findByRole('button', { name: /Tom Okafor/ })
    await expect(canvas.getByRole('button', { name: /Ann Lee/ })).toHaveFocus()
  },
}
