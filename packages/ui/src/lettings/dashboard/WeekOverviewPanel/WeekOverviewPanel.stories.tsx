import { placeViewings } from '@latchkey/domain/calendar/place-viewings'
import { stepWeek, weekOf } from '@latchkey/domain/calendar/week'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { LinkSlot } from '../../../controls/LinkSlot/LinkSlot.tsx'
import { STORY_NOW } from '../../../stories/clock.ts'
import { captured } from '../../../stories/captured.ts'
import { inParts, partOf } from '../../../stories/parts.tsx'
import { WeekOverviewPanel } from './WeekOverviewPanel.tsx'

const HOUR_SECONDS = 3600
const NAMES = ['Ann Lee', 'Priya Shah', 'Tom Okafor', 'Maria Silva', 'George Whitfield', 'Yusuf Demir']

const leads = Array.from({ length: 16 }, (_, index) => {
  const [firstName = '', lastName = ''] = (NAMES[index % NAMES.length] ?? '').split(' ')
  return { id: index + 1, firstName, lastName, viewingDate: STORY_NOW + index * 10.25 * HOUR_SECONDS }
})
const week = weekOf('2026-03-02')
const viewingsOf = (days: typeof week.days, of = leads) =>
  placeViewings(of, { first: days[0]?.day ?? '', last: days[6]?.day ?? '' }, createDateFormatter())

const meta = {
  title: 'Lettings/Dashboard/WeekOverviewPanel',
  id: 'lettings-weekoverviewpanel',
  component: WeekOverviewPanel,
  args: {
    periodLabel: week.label,
    days: week.days,
    events: viewingsOf(week.days),
    today: '2026-03-02',
    onOpen: fn(),
    onRetry: fn(),
    onToday: fn(),
    onStep: fn(),
    goToCalendar: <LinkSlot href="#calendar" />,
  },
} satisfies Meta<typeof WeekOverviewPanel>
export default meta
type Story = StoryObj<typeof meta>

/** The current week. */
export const ThisWeek: Story = {
  ...captured,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Week overview' })).toBeVisible()
    await expect(canvas.getByText('02/03/2026 - 08/03/2026')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to Calendar' })).toHaveAttribute('href', '#calendar')
    await userEvent.click(canvas.getByRole('button', { name: '09:00 – 10:00, Ann Lee, Monday 2 March 2026' }))
    await expect(args.onOpen).toHaveBeenCalledWith(1)
  },
}

/** The arrows change the week without limit, and Today returns to the current one. */
export const Walking: Story = {
  render: function Walk(args) {
    const [day, setDay] = useState('2026-03-02')
    const { label, days } = weekOf(day)
    return (
      <WeekOverviewPanel
        {...args}
        periodLabel={label}
        days={days}
        events={viewingsOf(days)}
        onStep={(step) => setDay(stepWeek(day, step))}
        onToday={() => setDay('2026-03-02')}
      />
    )
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('seven weeks on, beyond the six, over the clock change', async () => {
      for (let weeks = 0; weeks < 7; weeks += 1)
        await userEvent.click(canvas.getByRole('button', { name: 'Next week' }))
      await expect(canvas.getByText('20/04/2026 - 26/04/2026')).toBeVisible()
      await expect(canvas.getByText('No viewings this week.')).toBeVisible()
    })
    await step('back to today', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Today' }))
      await expect(canvas.getByText('02/03/2026 - 08/03/2026')).toBeVisible()
    })
    await step('one week back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Previous week' }))
      await expect(canvas.getByText('23/02/2026 - 01/03/2026')).toBeVisible()
    })
  },
}

/** Loading; not permitted; none this week. */
export const WithoutViewings: Story = {
  render: (args) =>
    inParts(WeekOverviewPanel, args, {
      loading: { events: [], isLoading: true },
      notPermitted: { events: [], isKnown: false, goToCalendar: null },
      empty: { events: [] },
    }),
  play: async ({ canvas }) => {
    const loading = partOf(canvas, 'loading')
    await expect(loading.getByRole('list')).toHaveAttribute('aria-busy', 'true')
    await expect(loading.queryByText('No viewings this week.')).toBeNull()

    const notPermitted = partOf(canvas, 'notPermitted')
    await expect(notPermitted.queryByText('No viewings this week.')).toBeNull()

    const empty = partOf(canvas, 'empty')
    await expect(empty.getByText('No viewings this week.')).toBeVisible()
    await expect(empty.queryByRole('button', { name: /2026$/ })).toBeNull()
    await expect(empty.getByRole('link', { name: 'Go to Calendar' })).toBeVisible()
  },
}

/** The week could not be loaded, so no number of viewings is shown. */
export const Failed: Story = {
  ...captured,
  args: { events: [], hasFailed: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The viewings could not be loaded')).toBeVisible()
    await expect(canvas.queryByText('No viewings this week.')).toBeNull()
    await expect(canvas.getByText('02/03/2026 - 08/03/2026')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

const busyDay = viewingsOf(
  week.days,
  leads.map((lead) => ({ ...lead, viewingDate: STORY_NOW })),
)

/** A busy day scrolls below its heading. */
export const BusyDay: Story = {
  ...captured,
  args: { events: busyDay },
  play: async ({ canvas }) => {
    const viewings = canvas.getAllByRole('button', { name: /Monday 2 March 2026$/ })
    await expect(viewings).toHaveLength(16)
    const last = viewings.at(-1)
    last?.focus()
    const { bottom } = canvas.getByRole('region', { name: 'Week overview' }).getBoundingClientRect()
    await expect(last?.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom)
    const days = canvas.getByRole('list').getBoundingClientRect()
    await expect(days.top).toBeLessThan(canvas.getByText('2').getBoundingClientRect().top)
  },
}

/** Its height does not depend on its content, so what is below does not move. */
export const SameHeight: Story = {
  // Only this story has several with the same name.
  parameters: { a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } } },
  render: (args) => (
    <>
      <WeekOverviewPanel {...args} events={busyDay} />
      <WeekOverviewPanel {...args} events={[]} />
      <WeekOverviewPanel {...args} events={[]} isLoading />
      <WeekOverviewPanel {...args} events={[]} hasFailed />
      <WeekOverviewPanel {...args} hasRefreshFailed />
    </>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('region').map((card) => card.getBoundingClientRect().height)
    await expect(heights).toHaveLength(5)
    await expect(new Set(heights).size).toBe(1)
  },
}
