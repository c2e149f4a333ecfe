import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { captured } from '../../stories/captured.ts'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { ListFooter } from './ListFooter.tsx'

const meta = {
  title: 'Data/ListFooter',
  component: ListFooter,
  args: {
    noun: { one: 'enquiry', many: 'enquiries' },
    page: 3,
    lastPage: 12,
    total: 287,
    limit: 25,
    sizes: [10, 20, 50, 100],
    onPage: fn(),
    onLimit: fn(),
  },
} satisfies Meta<typeof ListFooter>
export default meta
type Story = StoryObj<typeof meta>

/** Below every list; screen readers announce a changed count. */
export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 3 of 12 · 287 enquiries')
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(args.onPage).toHaveBeenCalledWith(4)
    await expect(canvas.getByRole('combobox', { name: 'Rows per page' })).toHaveTextContent('25')
  },
}

/** Below cards, whose pages have a fixed size. */
export const FixedSize: Story = {
  args: { limit: undefined, sizes: undefined, onLimit: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeVisible()
    await expect(canvas.queryByRole('combobox')).toBeNull()
  },
}

/** Many rows, one and none. */
export const AllStates: Story = {
  ...captured,
  render: (args) => (
    <Stack>
      <ListFooter {...args} />
      <ListFooter {...args} pagerLabel="One" page={1} lastPage={1} total={1} />
      <ListFooter {...args} pagerLabel="None" page={1} lastPage={1} total={0} />
      <ListFooter noun={args.noun} onPage={args.onPage} pagerLabel="Fixed" page={2} lastPage={5} total={30} />
      <ListFooter {...args} pagerLabel="Many" page={31_999} lastPage={40_000} total={1_000_000} />
    </Stack>
  ),
}
