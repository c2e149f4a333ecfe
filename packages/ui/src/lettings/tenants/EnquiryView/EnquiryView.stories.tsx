import {
  aBookedPage,
  aTenantPage,
  SOME_SLOTS,
  VIEWING_START,
} from '@latchkey/domain/tenants/page/page.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { EnquiryView } from './EnquiryView.tsx'

const meta = {
  title: 'Lettings/Tenants/EnquiryView',
  component: EnquiryView,
  tags: ['!stable', 'new'],
  args: {
    page: aTenantPage(),
    slots: null,
    notice: null,
    failure: null,
    isBusy: false,
    timeZone: 'Europe/London',
    mapUrl: 'https://maps.example/?q={address}',
    now: VIEWING_START - 86_400,
    onOpenSlots: fn(),
    onCloseSlots: fn(),
    onBook: fn(),
    onCancel: fn(),
    onSendLink: fn(),
    onFeedback: fn(),
  },
} satisfies Meta<typeof EnquiryView>
export default meta
type Story = StoryObj<typeof meta>

const expectStanding =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(canvas.getByText(text)).toBeVisible()
  }

/** Status 1. */
export const AwaitingAnswers: Story = {
  args: { page: aTenantPage({ status: 1, canChoose: false }) },
  play: expectStanding('We have your enquiry. Please answer a few questions.'),
}

/** Status 2. */
export const Answered: Story = {
  args: { page: aTenantPage({ status: 2 }) },
  play: expectStanding('Thank you for your answers. The next step is a viewing.'),
}

/** Status 3. */
export const Arranging: Story = {
  args: { page: aTenantPage({ status: 3 }) },
  play: expectStanding('We are arranging your viewing.'),
}

/** The button 'Move the viewing' goes when the times come: the focus moves to their part of the page. */
export const FocusOnMoving: Story = {
  args: { page: aBookedPage() },
  render: function Moving(args) {
    const [isOpen, setOpen] = useState(false)
    return (
      <EnquiryView
        {...args}
        slots={isOpen ? SOME_SLOTS : null}
        onOpenSlots={() => setOpen(true)}
        onCloseSlots={() => setOpen(false)}
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move the viewing' }))
    await expect(canvas.getByRole('region', { name: 'Your viewing' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(canvas.getByRole('region', { name: 'Your viewing' })).toHaveFocus()
  },
}

/** Status 5. */
export const Seen: Story = {
  args: { page: aTenantPage({ status: 5, canChoose: false }) },
  play: expectStanding('You have seen the home.'),
}

/** Status 6. */
export const Cancelled: Story = {
  args: { page: aTenantPage({ status: 6, canChoose: false }) },
  play: expectStanding('Your viewing was cancelled.'),
}

/** Status 7. */
export const Offered: Story = {
  args: { page: aTenantPage({ status: 7, canChoose: false }) },
  play: expectStanding('You can now ask us to reserve the home.'),
}

/** Status 8. */
export const Requested: Story = {
  args: { page: aTenantPage({ status: 8, canChoose: false }) },
  play: expectStanding('We have your request to reserve the home.'),
}

/** Status 9. */
export const Referencing: Story = {
  args: { page: aTenantPage({ status: 9, canChoose: false }) },
  play: expectStanding('Referencing is under way.'),
}

/** Status 10. */
export const Declined: Story = {
  args: { page: aTenantPage({ status: 10, canChoose: false }) },
  play: expectStanding('We could not go ahead with your reservation.'),
}

/** Status 11. */
export const InReview: Story = {
  args: { page: aTenantPage({ status: 11, canChoose: false }) },
  play: expectStanding('We are looking at your referencing.'),
}

/** Status 12. */
export const Reserved: Story = {
  args: { page: aTenantPage({ status: 12, canChoose: false }) },
  play: expectStanding('The home is reserved for you.'),
}

/** Status 4: the viewing, and what the tenant can do about it. */
export const Booked: Story = {
  args: { page: aBookedPage() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your viewing is booked.')).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Your viewing' })).toHaveTextContent(
      'You will meet Grace.',
    )
  },
}

/** In statuses 1 and 7 the mailed link can be sent again. */
export const SendLink: Story = {
  args: { page: aTenantPage({ status: 7, canChoose: false }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send me the link again' }))
    await expect(args.onSendLink).toHaveBeenCalledOnce()
  },
}

/** A time can be chosen. */
export const Choose: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a time' }))
    await expect(args.onOpenSlots).toHaveBeenCalledOnce()
  },
}

/** Nobody can show the home yet. */
export const Contacted: Story = {
  args: { page: aTenantPage({ canChoose: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We will contact you to arrange a time.')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** The result is announced and focused. */
export const JustBooked: Story = {
  args: { page: aBookedPage(), notice: { kind: 'booked', start: VIEWING_START } },
  play: async ({ canvas }) => {
    const result = canvas.getByRole('status')
    await expect(result).toHaveTextContent('Your viewing is booked for Tuesday 24 November 2026, 10:00.')
    await expect(result).toHaveFocus()
  },
}

/** Staff changed the viewing meanwhile. */
export const Changed: Story = {
  args: { page: aBookedPage(), notice: { kind: 'changed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your viewing has changed.')
  },
}

/** The tenant has seen the home and is asked for feedback. */
export const FeedbackWanted: Story = {
  args: { page: aTenantPage({ status: 5, canChoose: false, feedback: 'wanted' }) },
  play: async ({ args, canvas, userEvent }) => {
    const part = within(canvas.getByRole('region', { name: 'Your feedback' }))
    await userEvent.click(part.getByRole('radio', { name: 'Maybe' }))
    await userEvent.click(part.getByRole('button', { name: 'Send feedback' }))
    await expect(args.onFeedback).toHaveBeenCalledWith({ interested: 3, words: '' })
  },
}

/** The feedback was just sent: thanked once, where the focus is. */
export const FeedbackSent: Story = {
  args: {
    page: aTenantPage({ status: 5, canChoose: false, feedback: 'given' }),
    notice: { kind: 'thanked' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveFocus()
    await expect(canvas.getAllByText('Thank you for your feedback.')).toHaveLength(1)
  },
}

/** The feedback was given on an earlier visit. */
export const FeedbackGiven: Story = {
  args: { page: aTenantPage({ status: 7, canChoose: false, feedback: 'given' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your feedback' })).toHaveTextContent(
      'Thank you for your feedback.',
    )
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
}

/** A holding deposit is open. */
export const WithDeposit: Story = {
  args: {
    page: aTenantPage({
      status: 9,
      canChoose: false,
      deposit: { amount: 288.46, receivedOn: '2026-03-02', deadlineOn: '2026-03-16' },
    }),
  },
  play: async ({ canvas }) => {
    const deposit = canvas.getByRole('region', { name: 'Your holding deposit' })
    await expect(deposit).toHaveTextContent('Amount£288.46Received on02/03/2026Deadline16/03/2026')
  },
}

/** The lead names no home. */
export const NoHome: Story = {
  args: { page: aTenantPage({ property: null, canChoose: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your agent has not told us yet which home this is.')).toBeVisible()
  },
}

/** A booked viewing being moved. */
export const AllStates: Story = { ...captured, args: { page: aBookedPage(), slots: SOME_SLOTS.slice(0, 8) } }
