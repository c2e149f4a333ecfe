import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { captured } from '../../../stories/captured.ts'
import { VisitSteps } from './VisitSteps.tsx'

const meta = {
  title: 'Lettings/Tenants/VisitSteps',
  id: 'lettings-visitsteps',
  component: VisitSteps,
  args: { labels: ['Who you are', 'Your answers', 'Done'], current: 1 },
} satisfies Meta<typeof VisitSteps>
export default meta
type Story = StoryObj<typeof meta>

/** A tenant who has identified and is answering. */
export const Second: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Step 2 of 3' })).toBeVisible()
    const [first, second] = canvas.getAllByRole('listitem')
    await expect(second).toHaveAttribute('aria-current', 'step')
    await expect(first).not.toHaveAttribute('aria-current')
  },
}

/** At the beginning, in the middle and at the end. */
export const AllStates: Story = {
  ...captured,
  render: ({ labels }) => (
    <Stack gap="large">
      {labels.map((label, place) => (
        <VisitSteps key={label} labels={labels} current={place} />
      ))}
    </Stack>
  ),
}
