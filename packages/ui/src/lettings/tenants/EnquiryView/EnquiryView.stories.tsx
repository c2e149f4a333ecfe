import {
  aBookedPage,
  aTenantPage,
  SOME_SLOTS,
  VIEWING_START,
} from '@latchkey/domain/tenants/page/page.fixtures'
import type { LeadStatus } from '@latchkey/domain/leads/lead-status'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { inParts, partOf } from '../../../stories/parts.tsx'
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

/** The text for each status but that of a booked viewing. */
const STANDING = {
  1: 'We have your enquiry. Please answer a few questions.',
  2: 'Thank you for your answers. The next step is a viewing.',
  3: 'We are arranging your viewing.',
  5: 'You have seen the home.',
  6: 'Your viewing was cancelled.',
  7: 'You can now ask us to reserve the home.',
  8: 'We have your request to reserve the home.',
  9: 'Referencing is under way.',
  10: 'We could not go ahead with your reservation.',
  11: 'We are looking at your referencing.',
  12: 'The home is reserved for you.',
} as const

/** The statuses, one below the other. */
export const Statuses: Story = {
  render: (args) => (
    <>
      {Object.keys(STANDING).map((status) => (
        <div key={status} data-testid={status}>
          <EnquiryView
            {...args}
            page={aTenantPage({ status: Number(status) as LeadStatus, canChoose: false })}
          />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const [status, text] of Object.entries(STANDING))
      await expect(within(canvas.getByTestId(status)).getByText(text)).toBeVisible()
  },
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

/** A booked viewing; nobody can show the home yet; changed by staff; feedback given before; an open deposit; no home. */
export const OtherParts: Story = {
  render: (args) =>
    inParts(EnquiryView, args, {
      booked: { page: aBookedPage() },
      contacted: { page: aTenantPage({ canChoose: false }) },
      changed: { page: aBookedPage(), notice: { kind: 'changed' } },
      feedbackGiven: { page: aTenantPage({ status: 7, canChoose: false, feedback: 'given' }) },
      withDeposit: {
        page: aTenantPage({
          status: 9,
          canChoose: false,
          deposit: { amount: 288.46, receivedOn: '2026-03-02', deadlineOn: '2026-03-16' },
        }),
      },
      noHome: { page: aTenantPage({ property: null, canChoose: false }) },
    }),
  play: async ({ canvas }) => {
    const booked = partOf(canvas, 'booked')
    await expect(booked.getByText('Your viewing is booked.')).toBeVisible()
    await expect(booked.getByRole('region', { name: 'Your viewing' })).toHaveTextContent(
      'You will meet Grace.',
    )

    const contacted = partOf(canvas, 'contacted')
    await expect(contacted.getByText('We will contact you to arrange a time.')).toBeVisible()
    await expect(contacted.queryByRole('button')).toBeNull()

    const changed = partOf(canvas, 'changed')
    await expect(changed.getByRole('alert')).toHaveTextContent('Your viewing has changed.')

    const feedbackGiven = partOf(canvas, 'feedbackGiven')
    await expect(feedbackGiven.getByRole('region', { name: 'Your feedback' })).toHaveTextContent(
      'Thank you for your feedback.',
    )
    await expect(feedbackGiven.queryByRole('radio')).toBeNull()

    const withDeposit = partOf(canvas, 'withDeposit')
    const deposit = withDeposit.getByRole('region', { name: 'Your holding deposit' })
    await expect(deposit).toHaveTextContent('Amount£288.46Received on02/03/2026Deadline16/03/2026')

    const noHome = partOf(canvas, 'noHome')
    await expect(noHome.getByText('Your agent has not told us yet which home this is.')).toBeVisible()
  },
}

/**
 * A time can be chosen. In statuses 1 and 7 the mailed link can be sent again. Who has seen the home is asked for
 * feedback.
 */
export const Offers: Story = {
  render: (args) =>
    inParts(EnquiryView, args, {
      choose: {},
      sendLink: { page: aTenantPage({ status: 7, canChoose: false }) },
      feedbackWanted: { page: aTenantPage({ status: 5, canChoose: false, feedback: 'wanted' }) },
    }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(partOf(canvas, 'choose').getByRole('button', { name: 'Choose a time' }))
    await expect(args.onOpenSlots).toHaveBeenCalledOnce()
    await userEvent.click(partOf(canvas, 'sendLink').getByRole('button', { name: 'Send me the link again' }))
    await expect(args.onSendLink).toHaveBeenCalledOnce()
    const part = within(partOf(canvas, 'feedbackWanted').getByRole('region', { name: 'Your feedback' }))
    await userEvent.click(part.getByRole('radio', { name: 'Maybe' }))
    await userEvent.click(part.getByRole('button', { name: 'Send feedback' }))
    await expect(args.onFeedback).toHaveBeenCalledWith({ interested: 3, words: '' })
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

/** A booked viewing being moved. */
export const AllStates: Story = { ...captured, args: { page: aBookedPage(), slots: SOME_SLOTS.slice(0, 8) } }
