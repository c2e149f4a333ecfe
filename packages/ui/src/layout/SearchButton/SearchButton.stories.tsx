import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { SearchButton } from './SearchButton.tsx'

const meta = {
  title: 'Layout/SearchButton',
  component: SearchButton,
  args: { hint: 'Ctrl K', onClick: fn() },
} satisfies Meta<typeof SearchButton>
export default meta
type Story = StoryObj<typeof meta>

/** At the top of every page; the shortcut is announced to screen readers too. */
export const Wide: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Search' })
    await expect(button).toHaveTextContent('Search')
    await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K')
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

/** On a phone: an icon, large enough for touch. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button', { name: 'Search' }).getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  },
}

/** On a Mac. */
export const AllStates: Story = { ...capturedAtOneWidth, args: { hint: '⌘K' } }
