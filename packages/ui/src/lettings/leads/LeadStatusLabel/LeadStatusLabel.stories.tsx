import { LEAD_SECTIONS, LEAD_STATUS, SECTION_STATUSES } from '@latchkey/domain/leads/lead-status'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../../../layout/Inline/Inline.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { captured } from '../../../stories/captured.ts'
import { inParts, partOf } from '../../../stories/parts.tsx'
import { LeadStatusLabel } from './LeadStatusLabel.tsx'

const meta = {
  title: 'Lettings/Leads/LeadStatusLabel',
  id: 'lettings-leadstatuslabel',
  component: LeadStatusLabel,
  args: { status: LEAD_STATUS.ViewingScheduled },
} satisfies Meta<typeof LeadStatusLabel>
export default meta
type Story = StoryObj<typeof meta>

/** The tone of its status, also where it is quiet. */
export const Tones: Story = {
  render: (args) =>
    inParts(LeadStatusLabel, args, {
      plain: {},
      quiet: { isQuiet: true },
    }),
  play: async ({ canvas }) => {
    const plain = partOf(canvas, 'plain')
    await expect(plain.getByText('Viewing scheduled')).toHaveAttribute('data-tone', 'yellow')

    const quiet = partOf(canvas, 'quiet')
    await expect(quiet.getByText('Viewing scheduled')).toHaveAttribute('data-tone', 'yellow')
  },
}

/** All twelve, by section, and as in a list. */
export const AllStates: Story = {
  ...captured,
  render: () => (
    <Stack>
      {[false, true].flatMap((isQuiet) =>
        LEAD_SECTIONS.map((section) => (
          <Inline key={`${section} ${isQuiet}`}>
            {SECTION_STATUSES[section].map((status) => (
              <LeadStatusLabel key={status} status={status} isQuiet={isQuiet} />
            ))}
          </Inline>
        )),
      )}
    </Stack>
  ),
}
