import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { FieldGrid } from '../../layout/FieldGrid/FieldGrid.tsx'
import { afterTimers } from '../../stories/after-timers.ts'
import { captured } from '../../stories/captured.ts'
import { Stateful } from '../../stories/Stateful.tsx'
import { DateRangeField } from './DateRangeField.tsx'

const meta = {
  title: 'Controls/DateRangeField',
  component: DateRangeField,
  args: { value: { from: '', to: '' }, onChange: fn(), today: '2026-03-02' },
  render: (args) => (
    <Stateful start={args.value}>
      {(value, hold) => (
        <FieldGrid>
          <DateRangeField
            {...args}
            value={value}
            onChange={(next) => {
              hold(next)
              args.onChange(next)
            }}
          />
        </FieldGrid>
      )}
    </Stateful>
  ),
} satisfies Meta<typeof DateRangeField>
export default meta
type Story = StoryObj<typeof meta>

/** Each date applies once it is complete, not while it is being typed. */
export const Typed: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const [from, to] = [canvas.getByLabelText('From'), canvas.getByLabelText('To')]
    await userEvent.type(from, '01/')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.type(from, '03')
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-03-01', to: '' })
    await userEvent.type(to, '28/02/2026')
    await step('in the wrong order', async () => {
      await expect(canvas.getByText('This is out of range')).toBeVisible()
      await expect(args.onChange).toHaveBeenCalledOnce()
    })
    await step('in order', async () => {
      await userEvent.clear(to)
      await userEvent.type(to, '2/3')
      await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-03-01', to: '2026-03-02' })
    })
    await step('without an end', async () => {
      await userEvent.clear(to)
      await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-03-01', to: '' })
    })
  },
}

/** Values that have not arrived yet in the story of late ones. */
const late: (() => void)[] = []

/** The value arrives late, as from a URL: text typed meanwhile stays. */
export const Late: Story = {
  beforeEach: () => () => {
    late.length = 0
  },
  render: (args) => (
    <Stateful start={args.value}>
      {(value, hold) => (
        <FieldGrid>
          <DateRangeField
            {...args}
            value={value}
            onChange={(next) => {
              args.onChange(next)
              late.push(() => hold(next))
            }}
          />
        </FieldGrid>
      )}
    </Stateful>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const from = canvas.getByLabelText('From')
    await userEvent.type(from, '1/3')
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-03-01', to: '' })
    await userEvent.type(from, '/2')
    late.shift()?.()
    await afterTimers(0)
    await expect(from).toHaveValue('1/3/2')
    await userEvent.type(from, '025')
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2025-03-01', to: '' })
    for (const arrive of late) arrive()
    await userEvent.tab()
    await waitFor(() => expect(from).toHaveValue('01/03/2025'))
  },
}

/** With both dates, and with errors. */
export const AllStates: Story = {
  ...captured,
  args: { value: { from: '2026-03-01', to: '2026-03-02' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('From'), '{Control>}a{/Control}40/03/2026')
    await expect(canvas.getByText('This is not a valid date')).toBeVisible()
  },
}
