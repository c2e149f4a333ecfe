import { NO_CHOICES_YET, withChoicesOf } from '@latchkey/domain/reports/report-choices'
import { aReport, aSelection } from '@latchkey/domain/reports/report.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { Stateful } from '../../../stories/Stateful.tsx'
import { capturedOnce } from '../../../stories/captured.ts'
import { ReportFilters } from './ReportFilters.tsx'

const meta = {
  title: 'Lettings/Reports/ReportFilters',
  component: ReportFilters,
  args: {
    selection: aSelection(),
    choices: withChoicesOf(NO_CHOICES_YET, aReport()),
    today: '2026-03-02',
    onChange: fn(),
  },
  render: (args) => (
    <Stateful start={args.selection}>
      {(selection, hold) => (
        <ReportFilters
          {...args}
          selection={selection}
          onChange={(next) => {
            hold(next)
            args.onChange(next)
          }}
        />
      )}
    </Stateful>
  ),
} satisfies Meta<typeof ReportFilters>
export default meta
type Story = StoryObj<typeof meta>

/** The last twelve weeks; then of one project, and from another day. */
export const Default: Story = {
  ...capturedOnce,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: 'Source' })).toHaveTextContent('All')
    await userEvent.click(canvas.getByRole('combobox', { name: 'Project' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Mill Yard' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ project: '4' }))
    const from = canvas.getByRole('textbox', { name: 'From' })
    await userEvent.clear(from)
    await userEvent.type(from, '01/02/2026')
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...args.selection,
      project: '4',
      from: '2026-02-01',
    })
  },
}

/** Narrowed; All goes back to everybody. */
export const Narrowed: Story = {
  args: {
    selection: aSelection({ agent: '2', source: 'Leaflet' }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: 'Source' })).toHaveTextContent('Leaflet')
    await userEvent.click(canvas.getByRole('combobox', { name: 'Agent' }))
    await userEvent.click(await screen.findByRole('option', { name: 'All' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ agent: null }))
  },
}
