import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { InlineSelect } from './InlineSelect.tsx'

const meta = {
  title: 'Controls/InlineSelect',
  component: InlineSelect<string>,
  args: {
    label: 'Whose viewings',
    options: [
      { value: 'all', label: 'All' },
      { value: 'me', label: 'Mine' },
    ],
    value: 'all',
    width: '9rem',
    onChange: fn(),
  },
} satisfies Meta<typeof InlineSelect<string>>
export default meta
type Story = StoryObj<typeof meta>

/** The label is beside the select. */
export const Default: Story = { ...capturedAtOneWidth }

/** An option is chosen. */
export const Choosing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Whose viewings' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Mine' }))
    await expect(args.onChange).toHaveBeenCalledWith('me')
  },
}

/** Disabled. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Whose viewings' })).toBeDisabled()
  },
}
