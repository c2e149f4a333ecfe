import { SOME_MAILS } from '@latchkey/domain/leads/mails/lead-mails.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { inParts, partOf } from '../../../stories/parts.tsx'
import { MailList } from './MailList.tsx'

const meta = {
  title: 'Lettings/Leads/MailList',
  component: MailList,
  tags: ['!stable', 'new'],
  args: {
    mails: SOME_MAILS,
    phase: 'loading',
    onRetry: fn(),
  },
} satisfies Meta<typeof MailList>
export default meta
type Story = StoryObj<typeof meta>

/** Newest first; one is waiting and one has failed. */
export const Failed: Story = {
  ...captured,
  play: async ({ canvas }) => {
    const mails = canvas.getAllByRole('listitem').map((mail) => mail.textContent)
    await expect(mails).toEqual([
      'How was your viewing?Waiting02/03/2026 09:00',
      'Your viewing is confirmedSent27/02/2026 10:00',
      'A few questions about your enquiryFailed26/02/2026 09:00',
    ])
  },
}

/** One that the server of the tenant refused, in its words; none yet. */
export const OtherStates: Story = {
  render: (args) =>
    inParts(MailList, args, {
      refused: {
        mails: SOME_MAILS.filter(({ state }) => state === 'failed').map((mail) => ({
          ...mail,
          failure: '550 5.1.1 <ann@example.com>: no such user',
        })),
      },
      empty: { mails: [] },
    }),
  play: async ({ canvas }) => {
    const refused = partOf(canvas, 'refused')
    await expect(refused.getByText('550 5.1.1 <ann@example.com>: no such user')).toBeVisible()

    const empty = partOf(canvas, 'empty')
    await expect(empty.getByText('No emails yet')).toBeVisible()
  },
}

/** The list could not be loaded. */
export const NotLoaded: Story = {
  args: { mails: null, phase: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
