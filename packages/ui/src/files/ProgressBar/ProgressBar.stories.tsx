import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { shownContrast } from '../../stories/shown-colours.ts'
import { ProgressBar } from './ProgressBar.tsx'

const meta = {
  title: 'Controls/ProgressBar',
  component: ProgressBar,
  args: { label: 'Upload of kitchen.jpg', value: 0.62 },
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

/** While a picture is uploading. */
export const Known: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Upload of kitchen.jpg' })
    await expect(bar).toHaveAttribute('value', '62')
  },
}

/** While the server works without reporting progress. */
export const Unknown: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('value')
  },
}

/** A value above 1 is shown as complete. */
export const RunningOver: Story = {
  args: { value: 1.2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '100')
  },
}

/** At the start, half done, complete and unknown. */
export const AllStates: Story = {
  ...capturedAtOneWidth,
  play: async ({ canvas, step }) => {
    await step('an empty bar has a visible edge', async () => {
      const { borderTopColor } = getComputedStyle(canvas.getByRole('progressbar', { name: 'Start' }))
      const page = getComputedStyle(document.body).backgroundColor
      await expect(shownContrast(borderTopColor, page)).toBeGreaterThanOrEqual(3)
    })
  },
  render: () => (
    <Stack>
      <ProgressBar label="Start" value={0} />
      <ProgressBar label="Under way" value={0.62} />
      <ProgressBar label="Done" value={1} />
      <ProgressBar label="Unknown" value={null} />
    </Stack>
  ),
}
