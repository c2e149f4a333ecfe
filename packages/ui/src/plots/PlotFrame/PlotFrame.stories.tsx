import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { capturedOnce } from '../../stories/captured.ts'
import { BarPlot } from '../BarPlot/BarPlot.tsx'
import { FigureTable } from '../FigureTable/FigureTable.tsx'
import { FOUR_SOURCES, weeksOf } from '../plots.fixtures.ts'
import { inParts, partOf } from '../../stories/parts.tsx'
import { PlotFrame } from './PlotFrame.tsx'

const { series, bars, summary } = weeksOf(FOUR_SOURCES)
const title = 'Enquiries by week'

const meta = {
  title: 'Plots/PlotFrame',
  component: PlotFrame,
  args: {
    title,
    phase: 'ready',
    onRetry: fn(),
    plot: <BarPlot label={title} summary={summary} series={series} bars={bars} onOpen={fn()} />,
    table: (
      <FigureTable
        label={title}
        nameHeading="Week"
        columns={[...series.map(({ name }) => name), 'All']}
        rows={bars.map(({ label, parts, total }) => ({
          id: label,
          name: `${label}/2026`,
          figures: [...parts, total],
        }))}
        onOpen={fn()}
      />
    ),
    actions: <Button size="small">Export</Button>,
  },
} satisfies Meta<typeof PlotFrame>
export default meta
type Story = StoryObj<typeof meta>

/** A plot with its export, the same figures as a table, and back; paper has both. */
export const AsPlot: Story = {
  play: async ({ canvas, step, canvasElement, userEvent }) => {
    await step('the plot', async () => {
      await expect(canvas.getByRole('region', { name: title })).toBeVisible()
      await expect(canvas.getByRole('group', { name: title })).toBeVisible()
      await expect(canvas.queryByRole('table')).toBeNull()
    })
    await step('on paper, without buttons', async () => {
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
      const printed = rules.filter((rule) => rule instanceof CSSMediaRule && rule.conditionText === 'print')
      const away = canvasElement.querySelector('[data-away]')
      const isShown = printed
        .flatMap((rule) => [...(rule as CSSMediaRule).cssRules])
        .some(
          (rule) =>
            rule instanceof CSSStyleRule &&
            rule.style.display === 'block' &&
            away?.matches(rule.selectorText),
        )
      await expect(isShown).toBe(true)
      await expect(canvasElement.querySelector('[data-print="hidden"]')).toHaveTextContent('Show table')
    })
    await step('the table; the button keeps the focus', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('button', { name: 'Show plot' })).toHaveFocus()
      await expect(canvas.getByRole('table', { name: title })).toBeVisible()
      await expect(canvas.queryByRole('group')).toBeNull()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('group', { name: title })).toBeVisible()
      await userEvent.keyboard('{Enter}')
    })
  },
}

/** Loading; nothing in the period; a table without a plot; the figures could not be loaded. */
export const WithoutPlot: Story = {
  render: (args) =>
    inParts(PlotFrame, args, {
      loading: { phase: 'loading' },
      empty: { emptyTitle: 'Nothing in this period.' },
      tableAlone: { plot: undefined },
      failed: { phase: 'failed' },
    }),
  play: async ({ args, canvas, userEvent }) => {
    const loading = partOf(canvas, 'loading')
    await expect(loading.getByRole('status')).toHaveTextContent('Loading Enquiries by week…')
    await expect(loading.queryByRole('button')).toBeNull()

    const empty = partOf(canvas, 'empty')
    await expect(empty.getByText('Nothing in this period.')).toBeVisible()
    await expect(empty.queryByRole('button')).toBeNull()

    const tableAlone = partOf(canvas, 'tableAlone')
    await expect(tableAlone.getByRole('table')).toBeVisible()
    await expect(tableAlone.queryByRole('button', { name: /^Show/ })).toBeNull()

    await userEvent.click(partOf(canvas, 'failed').getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** Shown, empty, failed and loading. */
export const AllStates: Story = {
  ...capturedOnce,
  render: (args) => (
    <Stack>
      <PlotFrame {...args} />
      <PlotFrame {...args} title="By project" emptyTitle="Nothing in this period." />
      <PlotFrame {...args} title="By agent" phase="failed" />
      <PlotFrame {...args} title="Viewing outcomes" phase="loading" />
    </Stack>
  ),
}
