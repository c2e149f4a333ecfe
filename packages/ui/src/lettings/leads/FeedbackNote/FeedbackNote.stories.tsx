import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { captured } from '../../../stories/captured.ts'
import { STORY_NOW } from '../../../stories/clock.ts'
import { inParts, partOf } from '../../../stories/parts.tsx'
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

/** Feedback with and without words; not given; nothing to say. */
export const OtherStates: Story = {
  render: (args) =>
    inParts(FeedbackNote, args, {
      given: {},
      withoutWords: { feedback: { ...MAYBE, words: null } },
      notGiven: { outcome: 2, feedback: null },
      empty: { outcome: null, feedback: null },
    }),
  play: async ({ canvas }) => {
    const given = partOf(canvas, 'given')
    const terms = given.getAllByRole('term').map((term) => term.textContent)
    await expect(terms).toEqual(['Outcome', 'Interested', 'Feedback', 'Given'])
    const facts = given.getAllByRole('definition').map((fact) => fact.textContent)
    await expect(facts).toEqual(['Attended', 'Maybe', MAYBE.words, '02/03/2026 09:00'])

    const withoutWords = partOf(canvas, 'withoutWords')
    await expect(withoutWords.getAllByRole('term')).toHaveLength(3)

    const notGiven = partOf(canvas, 'notGiven')
    await expect(notGiven.getByText('No show')).toBeVisible()
    await expect(notGiven.getAllByRole('term')).toHaveLength(1)

    const empty = partOf(canvas, 'empty')
    await expect(empty.queryByRole('term')).toBeNull()
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
