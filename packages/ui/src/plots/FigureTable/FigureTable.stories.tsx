import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { Card } from '../../layout/Card/Card.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { capturedOnce } from '../../stories/captured.ts'
import { expectToFit } from '../../stories/long-text.ts'
import { aCount, NINE_SOURCES, weeksOf } from '../plots.fixtures.ts'
import { FigureTable } from './FigureTable.tsx'

const COLUMNS = ['Enquiries', 'Viewing', 'Reservation', 'Complete']

const rowOf = (name: string, counts: readonly number[]) => ({
  id: name,
  name,
  figures: counts.map((count, index) => aCount(`${name}, ${COLUMNS[index]}`, count)),
})

const meta = {
  title: 'Plots/FigureTable',
  component: FigureTable,
  args: {
    label: 'By project',
    nameHeading: 'Name',
    columns: COLUMNS,
    rows: [
      rowOf('Harbour View', [1204, 512, 88, 40]),
      rowOf('Mill Lofts', [97, 41, 12, 9]),
      rowOf('No project', [12, 3, 0, 0]),
    ],
    total: rowOf('Total', [1313, 556, 100, 49]),
    onOpen: fn(),
  },
} satisfies Meta<typeof FigureTable>
export default meta
type Story = StoryObj<typeof meta>

const { series, bars } = weeksOf(NINE_SOURCES)
const byWeek = {
  label: 'Enquiries by week',
  nameHeading: 'Week',
  columns: [...series.map(({ name }) => name), 'All'],
  rows: bars.map(({ label, parts, total }) => ({
    id: label,
    name: `${label}/2026`,
    figures: [...parts, total],
  })),
}

/** Projects and how far their enquiries came: a table for screen readers too. */
export const ByProject: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const table = within(canvas.getByRole('table', { name: 'By project' }))
    await expect(table.getAllByRole('columnheader').map((each) => each.textContent)).toEqual([
      'Name',
      ...COLUMNS,
    ])
    await expect(table.getByRole('rowheader', { name: 'Mill Lofts' })).toBeVisible()
    await userEvent.click(table.getByRole('link', { name: 'Mill Lofts, Viewing: 41 enquiries' }))
    await expect(args.onOpen).toHaveBeenCalledWith('?of=Mill Lofts, Viewing')
  },
}

/** A card of 280 px: each row is a card, still a table for screen readers. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w280' } },
  args: byWeek,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(1 + 12 + 1)
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('31/08/2026')
    await expectToFit(canvasElement)
  },
}

/** Few columns and many. */
export const AllStates: Story = {
  ...capturedOnce,
  render: ({ total, ...args }) => (
    <Stack>
      <Card title="By project">
        <FigureTable {...args} {...(total && { total })} />
      </Card>
      <Card title="Enquiries by week">
        <FigureTable {...args} {...byWeek} />
      </Card>
    </Stack>
  ),
}
