import { aCheck, someChecks } from '@latchkey/domain/leads/right-to-rent/right-to-rent.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../../../controls/Button/Button.tsx'
import { captured } from '../../../stories/captured.ts'
import { Stateful } from '../../../stories/Stateful.tsx'
import { RightToRentCard, type RightToRentCardProps } from './RightToRentCard.tsx'

const TODAY = '2026-03-02'

const meta = {
  title: 'Lettings/Leads/RightToRentCard',
  component: RightToRentCard,
  tags: ['!stable', 'new'],
  args: {
    rightToRent: someChecks(1),
    phase: 'loading',
    today: TODAY,
    moveOn: '2026-03-20',
    guidance: 'https://example.com/guidance',
    onRetry: fn(),
    onAdults: fn(),
    onSave: fn<RightToRentCardProps['onSave']>(() => Promise.resolve({ kind: 'done' })),
    onDelete: fn(),
  },
} satisfies Meta<typeof RightToRentCard>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

/** Nothing is recorded. */
export const None: Story = {
  ...captured,
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.getByText('0 of 1 recorded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Record check' }))
    const asked = await dialog('Record check')
    await step('a document with a time limit needs its last day', async () => {
      await userEvent.type(asked.getByRole('textbox', { name: "Adult's name" }), 'Ann Lee')
      await userEvent.click(asked.getByRole('radio', { name: 'Document with time limit' }))
      await userEvent.click(asked.getByRole('button', { name: 'Save' }))
      await expect(asked.getByText('This is required')).toBeVisible()
      await expect(args.onSave).not.toHaveBeenCalled()
    })
    await step('a passport has none', async () => {
      await userEvent.click(asked.getByRole('radio', { name: 'British or Irish passport' }))
      await userEvent.click(asked.getByRole('button', { name: 'Save' }))
      await expect(args.onSave).toHaveBeenCalledWith(null, {
        adultName: 'Ann Lee',
        kind: 1,
        checkedOn: TODAY,
        expiresOn: '',
      })
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
  },
}

/** One of two adults is recorded; the number of adults is saved by itself. */
export const Partly: Story = {
  args: { rightToRent: someChecks(2, aCheck()) },
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.getByText('1 of 2 recorded')).toBeVisible()
    const adults = canvas.getByRole('spinbutton', { name: 'Adults who will live there' })
    await step('21 adults are too many', async () => {
      await userEvent.clear(adults)
      await userEvent.type(adults, '21')
      await expect(canvas.getByText('This is out of range')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
      await expect(args.onAdults).not.toHaveBeenCalled()
    })
    await step('three are saved', async () => {
      await userEvent.clear(adults)
      await userEvent.type(adults, '3{Enter}')
      await expect(args.onAdults).toHaveBeenCalledWith(3)
    })
  },
}

/** A colleague changes the number of adults: the field shows theirs. */
export const ChangedByColleague: Story = {
  render: (args) => (
    <Stateful start={2}>
      {(adults, hold) => (
        <>
          <RightToRentCard {...args} rightToRent={someChecks(adults, aCheck())} />
          <Button onClick={() => hold(4)}>Four adults</Button>
        </>
      )}
    </Stateful>
  ),
  play: async ({ canvas, userEvent }) => {
    const adults = () => canvas.getByRole('spinbutton', { name: 'Adults who will live there' })
    await expect(adults()).toHaveDisplayValue('2')
    await userEvent.click(canvas.getByRole('button', { name: 'Four adults' }))
    await expect(adults()).toHaveDisplayValue('4')
  },
}

/** Every adult is recorded. */
export const Complete: Story = {
  ...captured,
  args: {
    rightToRent: someChecks(
      2,
      aCheck(),
      aCheck({ id: 2, adultName: 'Tom Lee', kind: 2, checkedOn: '2026-03-01', expiresOn: '2027-01-31' }),
    ),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.getByText('2 of 2 recorded')).toBeVisible()
    await step('a check is changed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Change check of Tom Lee' }))
      const asked = await dialog('Change check')
      await expect(asked.getByRole('textbox', { name: "Adult's name" })).toHaveValue('Tom Lee')
      await userEvent.click(asked.getByRole('button', { name: 'Save' }))
      await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }), {
        adultName: 'Tom Lee',
        kind: 2,
        checkedOn: '2026-03-01',
        expiresOn: '2027-01-31',
      })
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
    await step('a check is deleted after a prompt', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Delete check of Ann Lee' }))
      const prompt = within(await screen.findByRole('alertdialog', { name: 'Delete Check' }))
      await waitFor(() =>
        expect(prompt.getByText('Are you sure you wish to delete the check of Ann Lee?')).toBeVisible(),
      )
      await userEvent.click(prompt.getByRole('button', { name: 'Confirm' }))
      await expect(args.onDelete).toHaveBeenCalledWith(aCheck())
    })
  },
}

/** One check ends soon, one has ended, and one is too old for the move. */
export const Expiring: Story = {
  ...captured,
  args: {
    moveOn: '2026-06-01',
    rightToRent: {
      adults: 3,
      recorded: 2,
      complete: false,
      checks: [
        aCheck({ kind: 5, expiresOn: '2026-03-22' }),
        aCheck({ id: 2, adultName: 'Tom Lee', kind: 6, checkedOn: '2026-01-01', expiresOn: '2026-03-01' }),
        aCheck({ id: 3, adultName: 'Grace Lee', kind: 5, expiresOn: '2027-03-01' }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Valid until 22/03/2026')).toBeVisible()
    await expect(canvas.getByText('Ended on 01/03/2026')).toBeVisible()
    await expect(canvas.getAllByText('Check again before the tenancy starts.')).toHaveLength(3)
  },
}
