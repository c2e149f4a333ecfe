import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import { aDayViewing } from '@latchkey/domain/today/today.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { Button } from '../../../controls/Button/Button.tsx'
import { captured } from '../../../stories/captured.ts'
import { expectToFit, LONG_PERSON, narrowest } from '../../../stories/long-text.ts'
import { LONG_HOME } from '../../long-words.fixtures.ts'
import { inParts, partOf } from '../../../stories/parts.tsx'
import { ViewingCard } from './ViewingCard.tsx'

const meta = {
  title: 'Lettings/Today/ViewingCard',
  id: 'lettings-viewingcard',
  component: ViewingCard,
  args: {
    viewing: aDayViewing(),
    mapUrl: 'https://maps.example/?q={address}',
    isPast: false,
    isNext: false,
    onOpen: fn(),
  },
} satisfies Meta<typeof ViewingCard>
export default meta
type Story = StoryObj<typeof meta>

/** A confirmed viewing: who, when, where, and how to get in. */
export const Confirmed: Story = {
  ...captured,
  play: async ({ args, canvas, userEvent }) => {
    const card = canvas.getByRole('article', { name: 'Ann Lee' })
    for (const text of ['10:00', 'Viewing scheduled', '12 Quay Street', 'blue tag', 'her brother'])
      await expect(card).toHaveTextContent(text)
    await expect(canvas.getByRole('link', { name: 'Call Ann Lee' })).toHaveAttribute(
      'href',
      'tel:+447700900123',
    )
    await expect(canvas.getByRole('link', { name: 'Map' })).toHaveAttribute(
      'href',
      'https://maps.example/?q=12%20Quay%20Street%2C%20Bristol%2C%20BS1%204AA',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

/** The next one; one that is past; one without home and notes. */
export const OtherStates: Story = {
  render: (args) =>
    inParts(ViewingCard, args, {
      next: { isNext: true },
      past: { viewing: aDayViewing({ status: LEAD_STATUS.ViewingComplete }), isPast: true },
      bare: { viewing: aDayViewing({ property: null, accessNotes: null, notes: null }) },
    }),
  play: async ({ canvas }) => {
    const next = partOf(canvas, 'next')
    await expect(next.getByRole('link', { name: 'Call Ann Lee' })).toHaveAttribute('data-variant', 'primary')

    const past = partOf(canvas, 'past')
    await expect(past.getByText('Viewing complete')).toBeVisible()

    const bare = partOf(canvas, 'bare')
    await expect(bare.queryByRole('link', { name: 'Map' })).toBeNull()
    await expect(bare.queryByText('Access notes')).toBeNull()
  },
}

/** Not confirmed to the tenant yet. */
export const NotConfirmed: Story = {
  ...captured,
  args: { viewing: aDayViewing({ status: LEAD_STATUS.PendingViewingScheduled }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not confirmed')).toBeVisible()
  },
}

/** Its outcome can be recorded. */
export const WithOutcome: Story = {
  args: { children: <Button>Attended</Button> },
  play: async ({ canvas }) => {
    const [, attended] = within(canvas.getByRole('article')).getAllByRole('button')
    await expect(attended).toHaveTextContent('Attended')
  },
}

/** A long name and a long home, on the narrowest screen: the call button stays large enough for touch. */
export const LongNotes: Story = {
  ...narrowest,
  args: {
    viewing: aDayViewing({
      ...LONG_PERSON,
      property: { name: LONG_HOME.name, address: LONG_HOME.name ?? '', postcode: null },
      accessNotes: 'Schlüssel'.repeat(30),
    }),
  },
  play: async ({ canvas }) => {
    await expectToFit(canvas.getByRole('article'))
    const call = canvas.getByRole('link', { name: /^Call / })
    await expectToFit(call)
    await expect(call.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
