import { checksOf } from '@latchkey/domain/listings/listing-checks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { ReadyList } from './ReadyList.tsx'

const allOf = (ok: boolean) => checksOf('let').map((name) => ({ name, ok }))

const meta = {
  title: 'Lettings/Listings/ReadyList',
  id: 'lettings-readylist',
  component: ReadyList,
  args: { checks: allOf(false), advice: [], onGoTo: fn() },
} satisfies Meta<typeof ReadyList>
export default meta
type Story = StoryObj<typeof meta>

/** A home of which nothing is known yet: crosses, in words for screen readers, and the way to each field. */
export const AllMissing: Story = {
  ...captured,
  args: {
    advice: [
      { name: 'pictures' },
      { name: 'floor-plan' },
      { name: 'description' },
      { name: 'feed' },
      { name: 'words', words: ['no DSS', 'best offer'] },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const lines = within(canvas.getByRole('list', { name: 'Ready to publish' })).getAllByRole('listitem')
    await expect(lines).toHaveLength(args.checks.length)
    await expect(canvas.getByText('Summary: missing')).toBeInTheDocument()
    await expect(canvas.getByText('17 things missing')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Go to Council tax band' }))
    await expect(args.onGoTo).toHaveBeenLastCalledWith('councilTaxBand')
    const advice = within(canvas.getByRole('list', { name: 'Worth doing' }))
    await expect(advice.getByText('This may be unlawful: no DSS, best offer.')).toBeVisible()
    await userEvent.click(advice.getByRole('button', { name: 'Go to Floor plans' }))
    await expect(args.onGoTo).toHaveBeenLastCalledWith('floor-plan')
  },
}

/** Ready: the ticks stay, and nothing would be worth doing. */
export const AllMet: Story = {
  ...captured,
  args: { checks: allOf(true) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Summary: done')).toBeInTheDocument()
    await expect(canvas.getByText('Ready')).toBeVisible()
    await expect(canvas.queryByText('Worth doing')).toBeNull()
  },
}

/** Above a form: the heading has the result, and opens the list. */
export const Collapsible: Story = {
  args: { isCollapsible: true, checks: allOf(false).with(0, { name: 'availability', ok: true }) },
  play: async ({ args, canvas, userEvent }) => {
    const heading = canvas.getByRole('button', { name: 'Ready to publish 16 things missing' })
    await expect(heading).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(heading)
    await userEvent.click(canvas.getByRole('button', { name: 'Go to Summary' }))
    await expect(args.onGoTo).toHaveBeenLastCalledWith('summary')
  },
}
