import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Card } from '../../layout/Card/Card.tsx'
import { capturedOnce } from '../../stories/captured.ts'
import { expectToFit } from '../../stories/long-text.ts'
import { aCount } from '../plots.fixtures.ts'
import { BarList } from './BarList.tsx'

const itemOf = (label: string, count: number) => ({ label, figure: aCount(label, count) })

const meta = {
  title: 'Plots/BarList',
  component: BarList,
  // Its colours can be distinguished on a card.
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  args: {
    label: 'Viewing outcomes',
    summary: '105 viewings',
    items: [
      itemOf('Attended', 74),
      itemOf('No show', 9),
      itemOf('Cancelled by applicant', 14),
      itemOf('Cancelled by us', 0),
      itemOf('Not recorded', 8),
    ],
    onOpen: fn(),
  },
} satisfies Meta<typeof BarList>
export default meta
type Story = StoryObj<typeof meta>

/** The outcomes of viewings; one of them never happened. */
export const Outcomes: Story = {
  ...capturedOnce,
  play: async ({ args, canvas, step, userEvent }) => {
    await step('from bar to bar', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{ArrowDown}{ArrowRight}')
      await expect(canvas.getByRole('link', { name: 'Cancelled by applicant: 14 enquiries' })).toHaveFocus()
      await userEvent.keyboard('{ArrowUp}{Enter}')
      await expect(args.onOpen).toHaveBeenCalledWith('?of=No show')
    })
    await step('a count of 0 is written', () => expect(canvas.getByText('0')).toBeVisible())
  },
}

/** A card of 280 px: the names stand above their bars. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w280' } },
  play: async ({ canvasElement }) => expectToFit(canvasElement),
}
