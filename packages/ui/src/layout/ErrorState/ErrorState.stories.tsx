import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { capturedOnce } from '../../stories/captured.ts'
import { hexOf } from '../../stories/shown-colours.ts'
import { ErrorState } from './ErrorState.tsx'

const meta = {
  title: 'Layout/ErrorState',
  component: ErrorState,
  args: {
    title: 'This page has stopped working.',
    advice: 'Reload the page to continue. Everything you saved is safe.',
    actionLabel: 'Reload',
    onAction: fn(),
  },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

/** In place of a page: it is announced, and has a button for the next step. */
export const Page: Story = {
  ...capturedOnce,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const icon = canvasElement.querySelector('svg')
    if (icon === null) throw new Error('There is no icon.')
    const red = getComputedStyle(document.documentElement).getPropertyValue('--lk-tone-red-ink').trim()
    await expect(hexOf(getComputedStyle(icon).color)).toBe(red)
    await expect(canvas.getByRole('alert')).toHaveTextContent('This page has stopped working.')
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(args.onAction).toHaveBeenCalledOnce()
  },
}
