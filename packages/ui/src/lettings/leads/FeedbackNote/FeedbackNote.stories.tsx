import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { captured } from '../../../stories/captured.ts'
import { STORY_NOW } from '../../../stories/clock.ts'
import { FeedbackNote } from './FeedbackNote.tsx'

const MAYBE = { interested: 3, words: 'A little dark.\nThe garden is lovely.', at: STORY_NOW } as const

const meta = {
  title: 'Lettings/Leads/FeedbackNote',
  component: FeedbackNote,
  tags: ['!stable', 'new'],
  args: { outcome: 1, feedback: MAYBE },
} satisfies Meta<typeof FeedbackNote>
export default meta
type Story = StoryObj<typeof meta>

/** With words. */
export const Given: Story = {
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map((term) => term.textContent)
    await expect(terms).toEqual(['Outcome', 'Interested', 'Feedback', 'Given'])
    const facts = canvas.getAllByRole('definition').map((fact) => fact.textContent)
    await expect(facts).toEqual(['Attended', 'Maybe', MAYBE.words, '02/03/2026 09:00'])
  },
}

/** Without words. */
export const WithoutWords: Story = {
  args: { feedback: { ...MAYBE, words: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(3)
  },
}

/** Only the outcome is known. */
export const NotGiven: Story = {
  args: { outcome: 2, feedback: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No show')).toBeVisible()
    await expect(canvas.getAllByRole('term')).toHaveLength(1)
  },
}

/** Neither is known: it takes no space. */
export const Empty: Story = {
  args: { outcome: null, feedback: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('term')).toBeNull()
  },
}

/** Every outcome. */
export const AllStates: Story = {
  ...captured,
  render: (args) => (
    <Stack>
      <FeedbackNote {...args} />
      <FeedbackNote {...args} outcome={2} feedback={null} />
      <FeedbackNote {...args} outcome={3} feedback={null} />
      <FeedbackNote {...args} outcome={4} feedback={null} />
    </Stack>
  ),
}
