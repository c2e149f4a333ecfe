import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Card } from '../../layout/Card/Card.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { capturedOnce } from '../../stories/captured.ts'
import { expectToFit } from '../../stories/long-text.ts'
import type { Figure } from '../figure.ts'
import { FOUR_SOURCES, NINE_SOURCES, weeksOf } from '../plots.fixtures.ts'
import { BarPlot } from './BarPlot.tsx'
import { inParts, partOf } from '../../stories/parts.tsx'

const meta = {
  title: 'Plots/BarPlot',
  component: BarPlot,
  // Its colours can be distinguished on a card.
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  args: {
    label: 'Enquiries by week',
    ...weeksOf(FOUR_SOURCES),
    onOpen: fn(),
  },
} satisfies Meta<typeof BarPlot>
export default meta
type Story = StoryObj<typeof meta>

const heightOf = (element: Element) => element.getBoundingClientRect().height

const plain = (count: Figure): Figure => ({ ...count, href: null })

/** Twelve weeks of four sources; nobody wrote in the week of 12/10. */
export const Stacked: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const link = (name: string) => canvas.getByRole('link', { name })
    const expectFocus = (name: string) => expect(link(name)).toHaveFocus()
    await step('one tab stop; arrows move, and the figure is written above the plot', async () => {
      await step('into the plot', async () => {
        await userEvent.tab()
        await expectFocus('HomeFinder, week of 31/08/2026: 9 enquiries')
      })
      await step('up the bar and along the weeks, past the empty one', async () => {
        await userEvent.keyboard('{ArrowUp}')
        await expectFocus('LetSpot, week of 31/08/2026: 6 enquiries')
        await userEvent.keyboard('{ArrowRight>6/}')
        await expectFocus('LetSpot, week of 19/10/2026: 11 enquiries')
        await expect(canvas.getByText('LetSpot, week of 19/10/2026: 11 enquiries')).toBeVisible()
        await expect(canvas.getByText('315 enquiries in 12 weeks')).not.toBeVisible()
      })
      await step('Enter opens', async () => {
        await userEvent.keyboard('{Enter}')
        await expect(args.onOpen).toHaveBeenLastCalledWith('?of=LetSpot, week of 19/10/2026')
      })
      await step('End goes to the names of the series', async () => {
        await userEvent.keyboard('{End}')
        await expectFocus('LetSpot: 93 enquiries')
      })
      await step('out of the plot, and back to the same figure', async () => {
        await userEvent.tab()
        await expect(canvas.getByText('315 enquiries in 12 weeks')).toBeVisible()
        await userEvent.tab({ shift: true })
        await expectFocus('LetSpot: 93 enquiries')
      })
    })
    await step('each part, each bar and each series is a link', async () => {
      await expect(canvas.getAllByRole('link')).toHaveLength(43 + 11 + 4)
      await userEvent.click(link('LetSpot, week of 16/11/2026: 12 enquiries'))
      await expect(args.onOpen).toHaveBeenLastCalledWith('?of=LetSpot, week of 16/11/2026')
      await userEvent.click(link('Week of 16/11/2026: 36 enquiries'))
      await expect(args.onOpen).toHaveBeenLastCalledWith('?of=Week of 16/11/2026')
    })
    await step('the height is the count', async () => {
      const twelve = heightOf(link('LetSpot, week of 16/11/2026: 12 enquiries'))
      const six = heightOf(link('Website, week of 16/11/2026: 6 enquiries'))
      await expect(twelve).toBeCloseTo(2 * six, 0)
    })
    await step('a week without any is labelled', () =>
      expect(canvas.getByText('Week of 12/10/2026: 0 enquiries')).toBeInTheDocument(),
    )
  },
}

/**
 * One week of one source: a bar of usual width, without names. Eight sources and the rest. Two years: numbers and most
 * dates have no room. Counts that nobody may open.
 */
export const OtherFigures: Story = {
  render: (args) => {
    const { series, bars } = weeksOf(NINE_SOURCES)
    const two = weeksOf({ LetSpot: [3, 5] })
    return inParts(BarPlot, args, {
      oneBar: weeksOf({ LetSpot: [5] }),
      manySources: { series, bars },
      manyWeeks: {
        summary: '104 weeks',
        series,
        bars: Array.from({ length: 104 }, (_, week) => bars.slice(week % 12)).flatMap(([bar]) => bar ?? []),
      },
      withoutLinks: {
        series: two.series,
        bars: two.bars.map((bar) => ({ ...bar, parts: bar.parts.map(plain), total: plain(bar.total) })),
      },
    })
  },
  play: async ({ canvas }) => {
    const oneBar = partOf(canvas, 'oneBar')
    const bar = oneBar.getByRole('link', { name: 'LetSpot, week of 16/11/2026: 5 enquiries' })
    await expect(bar.getBoundingClientRect().width).toBeLessThan(64)
    await expect(oneBar.getAllByRole('link')).toHaveLength(1)

    const names = partOf(canvas, 'manySources').getAllByRole('listitem').slice(0, 9)
    const colours = names.map((each) => each.querySelector('rect')?.getAttribute('fill'))
    await expect(colours).toHaveLength(9)
    await expect(new Set(colours).size).toBe(9)
    await expect(names.at(-1)).toHaveTextContent('Other')

    const dates = partOf(canvas, 'manyWeeks')
      .getAllByText(/^\d\d\/\d\d$/)
      .filter((each) => each.checkVisibility())
    await expect(dates.length).toBeGreaterThan(5)
    await expect(dates.length).toBeLessThan(40)

    const withoutLinks = partOf(canvas, 'withoutLinks')
    await expect(withoutLinks.queryByRole('link')).toBeNull()
    await expect(
      withoutLinks.getByRole('img', { name: 'LetSpot, week of 16/11/2026: 5 enquiries' }),
    ).toBeVisible()
  },
}

/** A card of 280 px. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w280' } },
  play: async ({ canvasElement }) => expectToFit(canvasElement),
}

/** Many sources, four, and one. */
export const AllStates: Story = {
  ...capturedOnce,
  render: (args) => (
    <Stack>
      <BarPlot {...args} {...weeksOf(NINE_SOURCES)} />
      <BarPlot {...args} />
      <BarPlot {...args} {...weeksOf({ LetSpot: [5] })} />
    </Stack>
  ),
}
