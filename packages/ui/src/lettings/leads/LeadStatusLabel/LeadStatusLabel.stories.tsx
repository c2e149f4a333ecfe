import { LEAD_SECTIONS, LEAD_STATUS, SECTION_STATUSES } from '@latchkey/domain/leads/lead-status'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../../../layout/Inline/Inline.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { captured } from '../../../stories/captured.ts'
import { LeadStatusLabel } from './LeadStatusLabel.tsx'

const meta = {
  title: 'Lettings/Leads/LeadStatusLabel',
  id: 'lettings-leadstatuslabel',
  component: LeadStatusLabel,
  args: { status: LEAD_STATUS.ViewingScheduled },
} satisfies Meta<typeof LeadStatusLabel>
export default meta
type Story = StoryObj<typeof meta>

/** In words, in the colour of the status. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Viewing scheduled')).toHaveAttribute('data-tone', 'yellow')
  },
}

/** In a list. */
export const Quiet: Story = {
  args: { isQuiet: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Viewing scheduled')).toHaveAttribute('data-tone', 'yellow')
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
