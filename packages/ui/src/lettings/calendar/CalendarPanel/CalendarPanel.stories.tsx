import { placeViewings } from '@latchkey/domain/calendar/place-viewings'
import { weekOf } from '@latchkey/domain/calendar/week'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { STORY_NOW } from '../../../stories/clock.ts'
import { CalendarPanel } from './CalendarPanel.tsx'

const HOUR_SECONDS = 3600
const { days, label } = weekOf('2026-03-02')
const viewingsOf = (people: readonly { firstName: string; lastName: string }[]) =>
  placeViewings(
    people.map((person, index) => ({
      ...person,
      id: index + 1,
      viewingDate: STORY_NOW + index * 26 * HOUR_SECONDS,
    })),
    { first: days[0]?.day ?? '', last: days[6]?.day ?? '' },
    createDateFormatter(),
  )

const meta = {
  title: 'Lettings/Calendar/CalendarPanel',
  id: 'lettings-calendarpanel',
  component: CalendarPanel,
  args: {
    periodLabel: label,
    days,
    events: viewingsOf([
      { firstName: 'Ann', lastName: 'Lee' },
      { firstName: 'Priya', lastName: 'Shah' },
    ]),
    today: '2026-03-02',
    view: 'week',
    agents: [{ value: 7, label: 'Grace Patel' }],
    agent: null,
    onAgentChange: fn(),
    isLoading: false,
    hasFailed: false,
    hasRefreshFailed: false,
    onOpen: fn(),
    onMove: fn(),
    onMoveRequest: fn(),
    onViewChange: fn(),
    onToday: fn(),
    onStep: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof CalendarPanel>
export default meta
type Story = StoryObj<typeof meta>

/** A week, with two viewings. */
export const Week: Story = {
  ...captured,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Priya Shah, Tuesday/ }))
    await expect(args.onOpen).toHaveBeenCalledWith(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }))
    await expect(args.onToday).toHaveBeenCalledOnce()
  },
}

/** The viewings of one agent. */
export const OfOneAgent: Story = {
  args: { agent: 7 },
  play: async ({ args, canvas, step, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Whose viewings' })
    await expect(select).toHaveTextContent('Grace Patel')
    await step('one’s own, and everybody’s', async () => {
      await userEvent.click(select)
      await userEvent.click(await screen.findByRole('option', { name: 'Mine' }))
      await expect(args.onAgentChange).toHaveBeenLastCalledWith('me')
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
      await userEvent.click(select)
      await userEvent.click(await screen.findByRole('option', { name: 'All' }))
      await expect(args.onAgentChange).toHaveBeenLastCalledWith(null)
    })
  },
}

/** No viewings could be loaded. */
export const Failed: Story = {
  args: { hasFailed: true, events: [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('grid')).toBeNull()
  },
}
