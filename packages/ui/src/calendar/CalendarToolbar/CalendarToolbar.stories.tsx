import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { LinkButton } from '../../controls/LinkButton/LinkButton.tsx'
import { InlineSelect } from '../../inputs/InlineSelect/InlineSelect.tsx'
import { captured } from '../../stories/captured.ts'
import { expectToFit } from '../../stories/long-text.ts'
import { CalendarToolbar } from './CalendarToolbar.tsx'

const meta = {
  title: 'Calendar/CalendarToolbar',
  component: CalendarToolbar,
  args: {
    periodLabel: 'March 2026',
    view: 'month',
    legend: [
      { state: 'confirmed', label: 'Viewings' },
      { state: 'pending', label: 'Not confirmed' },
      { state: 'over', label: 'Held or cancelled' },
    ],
    onViewChange: fn(),
    onToday: fn(),
    onStep: fn(),
  },
} satisfies Meta<typeof CalendarToolbar>
export default meta
type Story = StoryObj<typeof meta>

/** Above the month; the arrows move by months. */
export const Month: Story = {
  ...captured,
  play: async ({ args, canvas, step, userEvent }) => {
    await step('the arrows change the period', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }))
      await expect(args.onStep).toHaveBeenLastCalledWith(-1)
      await userEvent.click(canvas.getByRole('button', { name: 'Next month' }))
      await expect(args.onStep).toHaveBeenLastCalledWith(1)
    })
    await step('switches the view', async () => {
      await expect(canvas.getByRole('button', { name: 'Month' })).toHaveAttribute('aria-pressed', 'true')
      await userEvent.click(canvas.getByRole('button', { name: 'Week' }))
      await expect(args.onViewChange).toHaveBeenLastCalledWith('week')
    })
    await step('a change of the period is announced', async () => {
      await expect(canvas.getByText('March 2026')).toHaveRole('status')
    })
  },
}

/** Above the week; the arrows move by weeks. */
export const Week: Story = {
  ...captured,
  args: { view: 'week', periodLabel: '02/03/2026 - 08/03/2026' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous week' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Next week' })).toBeVisible()
  },
}

/** A wide screen has space for the full label of the button. */
export const Wide: Story = {
  globals: { viewport: { value: 'w1920' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Jump to today' }))
    await expect(args.onToday).toHaveBeenCalledOnce()
  },
}

/** Under 1300 px the button has a shorter label and name. */
export const Shorter: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }))
    await expect(args.onToday).toHaveBeenCalledOnce()
  },
}

/** On a phone it has two lines, and nothing is hidden. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { view: 'week', periodLabel: '02/03/2026 - 08/03/2026' },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    await expect(canvas.getByText('Viewings')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Month' })).toBeVisible()
  },
}

/** In the narrowest windows the label is in short. */
export const Least: Story = {
  globals: { viewport: { value: 'w280' } },
  args: { view: 'week', periodLabel: '23/11/2026 - 29/11/2026', shortPeriodLabel: '23–29 Nov 2026' },
  play: async ({ canvas }) => {
    const period = canvas.getByText('23/11/2026 - 29/11/2026')
    await expect(getComputedStyle(period).fontSize).toBe('0px')
    await expect(getComputedStyle(period, '::after').content).toBe('"23–29 Nov 2026"')
  },
}

/** The legend stays where it is when the arrows lead to a longer period. */
export const LegendStays: Story = {
  globals: { viewport: { value: 'w768' } },
  render: function Stepping(args) {
    const [isLong, setLong] = useState(false)
    return (
      <CalendarToolbar
        {...args}
        periodLabel={isLong ? 'September 2026' : 'May 2026'}
        onStep={() => setLong(!isLong)}
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    const legend = within(canvas.getByRole('list', { name: 'Legend' }))
    const placeOf = () => legend.getByText('Not confirmed').getBoundingClientRect().toJSON() as unknown
    const before = placeOf()
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }))
    await expect(canvas.getByText('September 2026')).toBeVisible()
    await expect(placeOf()).toEqual(before)
  },
}

/** With a select for the agent whose events are shown. */
export const WithAgents: Story = {
  ...captured,
  args: {
    agents: (
      <InlineSelect
        label="Whose viewings"
        width="11rem"
        options={[
          { value: 'all', label: 'All' },
          { value: 'me', label: 'Mine' },
        ]}
        value="me"
        onChange={fn()}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Whose viewings' })).toHaveTextContent('Mine')
  },
}

/** With that select in the narrowest window: it gets the width that its label leaves. */
export const WithAgentsNarrowest: Story = {
  globals: { viewport: { value: 'w280' } },
  args: { ...WithAgents.args },
  play: async ({ canvasElement }) => expectToFit(canvasElement),
}

/** On the dashboard there is only the week view, and a link to the calendar. */
export const OnTheDashboard: Story = {
  ...captured,
  args: {
    view: 'week',
    periodLabel: '02/03/2026 - 08/03/2026',
    onViewChange: undefined,
    legend: undefined,
    end: <LinkButton href="#calendar">Go to Calendar</LinkButton>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to Calendar' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Month' })).toBeNull()
  },
}
