import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { PageSize } from './PageSize.tsx'

const meta = {
  title: 'Data/PageSize',
  component: PageSize,
  args: { limit: 20, sizes: [10, 20, 50, 100], onLimit: fn() },
} satisfies Meta<typeof PageSize>
export default meta
type Story = StoryObj<typeof meta>

/** The current size is one of those offered. */
export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Rows per page' }))
    const list = await screen.findByRole('listbox')
    await expect(within(list).getByRole('option', { name: '20' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(within(list).getByRole('option', { name: '100' }))
    await expect(args.onLimit).toHaveBeenCalledWith(100)
  },
}

/** A size that is not offered is shown while it is in use; once changed, it cannot be chosen again. */
export const NotOnOffer: Story = {
  args: { limit: 25 },
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Rows per page' })
    await expect(select).toHaveTextContent('25')
    await userEvent.click(select)
    const options = await screen.findAllByRole('option')
    await expect(options.map((option) => option.textContent)).toEqual(['10', '20', '50', '100'])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

/** Enabled and disabled. */
export const AllStates: Story = {
  ...capturedAtOneWidth,
  render: (args) => (
    <Stack>
      <PageSize {...args} />
      <PageSize {...args} limit={25} isDisabled />
    </Stack>
  ),
}
