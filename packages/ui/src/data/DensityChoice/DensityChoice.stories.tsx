import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { capturedOnce } from '../../stories/captured.ts'
import { Stateful } from '../../stories/Stateful.tsx'
import { DensityChoice } from './DensityChoice.tsx'

const meta = {
  title: 'Data/DensityChoice',
  component: DensityChoice,
  args: { density: 'compact', onDensity: fn() },
  render: (args) => (
    <Stateful start={args.density}>
      {(density, hold) => (
        <DensityChoice
          density={density}
          onDensity={(next) => {
            hold(next)
            args.onDensity(next)
          }}
        />
      )}
    </Stateful>
  ),
} satisfies Meta<typeof DensityChoice>
export default meta
type Story = StoryObj<typeof meta>

/** In the toolbar of every table. */
export const AllStates: Story = {
  ...capturedOnce,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Compact' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Comfortable' }))
    await expect(args.onDensity).toHaveBeenLastCalledWith('comfortable')
  },
}
