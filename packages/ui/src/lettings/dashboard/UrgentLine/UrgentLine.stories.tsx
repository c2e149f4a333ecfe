import type { UrgentCount } from '@latchkey/domain/dashboard/urgent'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { capturedOnce } from '../../../stories/captured.ts'
import { UrgentLine } from './UrgentLine.tsx'

const COUNTS: readonly UrgentCount[] = [
  { count: 5, text: 'overdue', tone: 'red', href: '#overdue' },
  { count: 2, text: 'due soon', tone: 'yellow', href: '#due' },
  { count: 6, text: 'viewings today', tone: 'plain', href: '#today' },
  { count: 1, text: 'deposit deadline', tone: 'yellow', href: '#deposits' },
]

const meta = {
  title: 'Lettings/Dashboard/UrgentLine',
  component: UrgentLine,
  tags: ['!stable', 'new'],
  args: { counts: COUNTS, onRetry: fn() },
} satisfies Meta<typeof UrgentLine>
export default meta
type Story = StoryObj<typeof meta>

/** A morning with work: each number leads to its list. */
export const Busy: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '5 overdue',
      '2 due soon',
      '6 viewings today',
      '1 deposit deadline',
    ])
    await expect(canvas.getByRole('link', { name: '5 overdue' })).toHaveAttribute('href', '#overdue')
  },
}

/** The counts could not be loaded. */
export const Failed: Story = {
  args: { counts: null, hasFailed: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** Nothing moves while the counts load, on a phone too. */
export const AllStates: Story = {
  ...capturedOnce,
  render: (args) => (
    <Stack>
      <UrgentLine {...args} />
      <UrgentLine {...args} counts={[]} />
      <UrgentLine {...args} counts={null} />
      <UrgentLine {...args} counts={null} hasFailed />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const lines = canvasElement.querySelectorAll<HTMLElement>('[aria-busy]')
    const heights = [...lines].map(({ offsetHeight }) => offsetHeight)
    await expect(heights).toHaveLength(4)
    await expect(new Set(heights).size).toBe(1)
  },
}
