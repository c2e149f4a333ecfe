import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { capturedInForcedColours } from '../../stories/captured.ts'
import { PseudoStates } from '../../stories/PseudoStates.tsx'
import { Stateful } from '../../stories/Stateful.tsx'
import { shownContrast } from '../../stories/shown-colours.ts'
import { SegmentedControl } from './SegmentedControl.tsx'

const choices = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
]

const meta = {
  title: 'Controls/SegmentedControl',
  component: SegmentedControl,
  args: { label: 'View', choices, value: 'month', onChange: fn() },
  render: (args) => (
    <Stateful start={args.value}>
      {(value, hold) => (
        <SegmentedControl
          {...args}
          value={value}
          onChange={(next) => {
            hold(next)
            args.onChange(next)
          }}
        />
      )}
    </Stateful>
  ),
} satisfies Meta<typeof SegmentedControl>
export default meta
type Story = StoryObj<typeof meta>

/** One choice is pressed at any time. */
export const Choosing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [week, month] = [
      canvas.getByRole('button', { name: 'Week' }),
      canvas.getByRole('button', { name: 'Month' }),
    ]
    await expect(canvas.getByRole('group', { name: 'View' })).toBeVisible()
    await expect(month).toHaveAttribute('aria-pressed', 'true')
    week.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('week')
    await expect(week).toHaveAttribute('aria-pressed', 'true')
    await expect(month).toHaveAttribute('aria-pressed', 'false')
  },
}

/** Both sizes. */
export const AllStates: Story = {
  ...capturedInForcedColours,
  play: async ({ canvas, step }) => {
    const [track] = canvas.getAllByRole('group')
    const [pressed] = canvas.getAllByRole('button', { pressed: true })
    if (track === undefined || pressed === undefined) throw new Error('No choice is pressed.')
    await step('the pressed choice has a visible edge', async () => {
      const { borderTopColor, borderTopWidth } = getComputedStyle(pressed)
      await expect(borderTopWidth).toBe('1px')
      // The system chooses the colours.
      if (matchMedia('(forced-colors: active)').matches) return
      await expect(
        shownContrast(borderTopColor, getComputedStyle(track).backgroundColor),
      ).toBeGreaterThanOrEqual(3)
    })
  },
  render: (args) => (
    <Stack>
      <SegmentedControl {...args} />
      <SegmentedControl {...args} label="Small" size="small" />
      <PseudoStates>
        <SegmentedControl {...args} />
      </PseudoStates>
    </Stack>
  ),
}
