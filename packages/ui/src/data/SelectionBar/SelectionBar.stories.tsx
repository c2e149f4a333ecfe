import { Trash2 } from 'lucide-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { capturedOnce } from '../../stories/captured.ts'
import { SelectionBar } from './SelectionBar.tsx'

const remove = fn()

const meta = {
  title: 'Data/SelectionBar',
  component: SelectionBar,
  tags: ['!stable', 'new'],
  args: {
    count: 3,
    onSelectPage: fn(),
    onClear: fn(),
    children: (
      <Button size="small" variant="quiet-danger" icon={<Trash2 aria-hidden />} onClick={remove}>
        Delete
      </Button>
    ),
  },
} satisfies Meta<typeof SelectionBar>
export default meta
type Story = StoryObj<typeof meta>

/** Three rows are ticked. */
export const SomeSelected: Story = {
  ...capturedOnce,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByText('3 selected')[0]).toBeVisible()
    for (const [name, act] of [
      ['Select all on this page', args.onSelectPage],
      ['Clear', args.onClear],
      ['Delete', remove],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }))
      await expect(act).toHaveBeenCalledOnce()
    }
  },
}

/** Nothing is ticked yet: the bar has its place already. */
export const NoneSelected: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Clear' })).toBeDisabled(),
}
