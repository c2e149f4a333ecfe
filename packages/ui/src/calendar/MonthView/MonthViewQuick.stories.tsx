import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { anEvent, MARCH, someEvents } from '../calendar.fixtures.ts'
import { CalendarDndProvider } from '../CalendarDndProvider/CalendarDndProvider.tsx'
import { MonthView } from './MonthView.tsx'

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
  },
  decorators: [
    (Story) => (
      <CalendarDndProvider>
        <Story />
      </CalendarDndProvider>
    ),
  ],
} satisfies Meta<typeof MonthView>
export default meta
type Story = StoryObj<typeof meta>

const countRules = () => [...document.styleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0)

/** Which days were touched while something was done, and whether any style was added for it. */
async function touched(canvasElement: HTMLElement, act: () => Promise<void>) {
  const before = countRules()
  const records: MutationRecord[] = []
  const observer = new MutationObserver((seen) => records.push(...seen))
  observer.observe(canvasElement, { subtree: true, childList: true, attributes: true, characterData: true })
  await act()
  records.push(...observer.takeRecords())
  const days = records.map(({ target }) =>
    (target instanceof Element ? target : target.parentElement)?.closest('[data-day]'),
  )
  observer.disconnect()
  return {
    days: new Set(days.filter((day) => day instanceof HTMLElement).map((day) => day.dataset['day'])),
    rulesAdded: countRules() - before,
  }
}

/** 300 viewings in a month: walking touches two days, not 42, and computes no style. */
export const ThreeHundredEvents: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(
      canvas.getAllByRole('gridcell').flatMap((cell) => [...cell.querySelectorAll('[data-event]')]),
    ).toHaveLength(300)
    const start = canvas.getByRole('gridcell', { name: /^Tuesday 10 March/ })
    start.focus()
    await waitFor(() => expect(start.tabIndex).toBe(0))
    const walked = await touched(canvasElement, () => userEvent.keyboard('{ArrowRight}'))
    await expect(walked).toEqual({ days: new Set(['2026-03-10', '2026-03-11']), rulesAdded: 0 })
  },
}

/** A push that changed one viewing: the day it left and the day it went to are drawn again. */
export const OneEventMoved: Story = {
  render: function Refreshing(args) {
    const [isMoved, setIsMoved] = useState(false)
    // Every refresh brings new objects, as an answer of the server does.
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
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const from = args.events.find(({ id }) => id === 1)?.day
    const button = canvas.getByRole('button', { name: 'Refresh' })
    const refreshed = await touched(canvasElement, () => userEvent.click(button))
    await expect(refreshed).toEqual({ days: new Set([from, '2026-03-20']), rulesAdded: 0 })
  },
}
