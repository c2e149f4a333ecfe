import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Card } from '../../layout/Card/Card.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { capturedOnce } from '../../stories/captured.ts'
import { expectToFit } from '../../stories/long-text.ts'
import type { Figure } from '../figure.ts'
import { MONDAYS } from '../plots.fixtures.ts'
import { LinePlot } from './LinePlot.tsx'

const inMinutes = (minutes: number): string =>
  minutes < 60
    ? `${minutes} min`
    : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`

const lineOf = (name: string, minutes: readonly (number | null)[]) => ({
  name,
  figures: minutes.map((value, week): Figure => {
    const text = value === null ? '–' : inMinutes(value)
    const of = `${name}, week of ${MONDAYS[week]}/2026`
    return { value, text, name: `${of}: ${text}`, href: value === null ? null : `?of=${of}` }
  }),
})

const MEDIAN = [72, 65, 80, 58, 61, 49, 55, 44, 47, 38, 41, 35]
const SLOWEST = [340, 310, 325, 290, 355, 270, 240, 262, 215, 198, 220, 175]

const meta = {
  title: 'Plots/LinePlot',
  component: LinePlot,
  // Its colours can be distinguished on a card.
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  args: {
    label: 'Time to first answer',
    summary: 'Median of 12 weeks: 52 min',
    columns: MONDAYS,
    series: [lineOf('Median', MEDIAN), lineOf('Slowest tenth', SLOWEST)],
    unit: 'minutes',
    formatTick: (minutes) =>
      minutes === 0 ? '0' : minutes % 60 === 0 ? `${minutes / 60} h` : `${minutes} min`,
    onOpen: fn(),
  },
} satisfies Meta<typeof LinePlot>
export default meta
type Story = StoryObj<typeof meta>

const withGap = {
  series: [
    lineOf(
      'Median',
      MEDIAN.map((value, week) => ([3, 5, 6].includes(week) ? null : value)),
    ),
    lineOf(
      'Slowest tenth',
      SLOWEST.map((value, week) => ([3, 5, 6].includes(week) ? null : value)),
    ),
  ],
}

/** Two lines, with their names at their ends. */
export const TwoLines: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('an axis in hours', () => expect(canvas.getByText('6 h')).toBeVisible())
    await step('along a line, and to the other', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Median, week of 31/08/2026: 1 h 12 min' })).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}')
      await expect(
        canvas.getByRole('link', { name: 'Slowest tenth, week of 14/09/2026: 5 h 25 min' }),
      ).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onOpen).toHaveBeenCalledWith('?of=Slowest tenth, week of 14/09/2026')
    })
  },
}

/** Weeks in which nothing was answered: the lines break, and a week between two gaps is a point. */
export const Gap: Story = {
  args: withGap,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const median = canvasElement.querySelector('svg[preserveAspectRatio] path')
    await expect(median?.getAttribute('d')?.match(/M/g)).toHaveLength(3)
    await expect(canvas.getAllByRole('link')).toHaveLength(18)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight>3/}')
    await expect(canvas.getByRole('link', { name: 'Median, week of 28/09/2026: 1 h 01 min' })).toHaveFocus()
  },
}

/** Nothing was answered yet. */
export const Empty: Story = {
  args: {
    summary: '',
    series: [
      lineOf(
        'Median',
        MEDIAN.map(() => null),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

/** A card of 280 px: the names stand above. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w280' } },
  play: async ({ canvasElement }) => expectToFit(canvasElement),
}

/** Whole lines, and lines with gaps. */
export const AllStates: Story = {
  ...capturedOnce,
  render: (args) => (
    <Stack>
      <LinePlot {...args} />
      <LinePlot {...args} {...withGap} />
    </Stack>
  ),
}
