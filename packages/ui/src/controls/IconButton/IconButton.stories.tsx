import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pencil, Trash2, X } from 'lucide-react'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { afterTimers } from '../../stories/after-timers.ts'
import { capturedInForcedColours } from '../../stories/captured.ts'
import { PseudoStates } from '../../stories/PseudoStates.tsx'
import { LONG_PRESS_MS } from '../Tooltip/use-long-press.ts'
import { IconButton } from './IconButton.tsx'

const meta = {
  title: 'Controls/IconButton',
  component: IconButton,
  args: { label: 'Edit Priya Shah', icon: <Pencil aria-hidden />, onClick: fn() },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

/** The pencil in a row; its name includes the row's. */
export const Quiet: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Edit Priya Shah' })
    await step('hover shows its name', async () => {
      await userEvent.hover(button)
      await waitFor(() => expect(screen.getByText('Edit Priya Shah')).toBeVisible())
    })
    await step('Escape hides the tooltip', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByText('Edit Priya Shah')).not.toBeInTheDocument())
    })
    await step('a click calls onClick', async () => {
      await userEvent.click(button)
      await expect(args.onClick).toHaveBeenCalledOnce()
    })
  },
}

/** With keyboard focus, the name is shown as a tooltip. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await waitFor(() => expect(screen.getByText('Edit Priya Shah')).toBeVisible())
  },
}

/** By touch: a long press shows the name and is no click; a scroll or a tap shows nothing. */
export const Held: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Edit Priya Shah' })
    const touch = { pointerType: 'touch' }
    const isAllowed = (event: Event) => button.dispatchEvent(event)
    const cancelable = { bubbles: true, cancelable: true }
    await step('a long press', async () => {
      await fireEvent.pointerDown(button, touch)
      await screen.findByRole('tooltip')
      await expect(isAllowed(new MouseEvent('contextmenu', cancelable))).toBe(false)
      await fireEvent.pointerUp(button, touch)
      // The browser would make a click of this event.
      await expect(isAllowed(new TouchEvent('touchend', cancelable))).toBe(false)
      await expect(screen.getByText('Edit Priya Shah')).toBeVisible()
    })
    await step('a press elsewhere hides the name', async () => {
      await userEvent.click(document.body)
      await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
    })
    for (const [how, end] of [
      ['a scroll', () => fireEvent.pointerCancel(button, touch)],
      ['a tap', () => fireEvent.pointerUp(button, touch)],
    ] as const)
      await step(how, async () => {
        await fireEvent.pointerDown(button, touch)
        await end()
        await expect(isAllowed(new TouchEvent('touchend', cancelable))).toBe(true)
        await afterTimers(LONG_PRESS_MS)
        await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
      })
    await step('the right mouse button', async () => {
      await fireEvent.pointerDown(button, { pointerType: 'mouse' })
      await expect(isAllowed(new MouseEvent('contextmenu', cancelable))).toBe(true)
    })
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

/** With nothing to act on. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Edit Priya Shah' })).toBeDisabled()
  },
}

/** Every variant and height; the smallest target is 28 px. */
export const AllStates: Story = {
  ...capturedInForcedColours,
  render: () => (
    <Inline gap="medium">
      <PseudoStates>
        <Inline>
          <IconButton label="Close" icon={<X aria-hidden />} />
          <IconButton variant="secondary" label="Edit" icon={<Pencil aria-hidden />} />
          <IconButton variant="quiet-danger" label="Delete" icon={<Trash2 aria-hidden />} />
        </Inline>
      </PseudoStates>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Inline key={size}>
          <IconButton size={size} label="Close" icon={<X aria-hidden />} />
          <IconButton size={size} variant="secondary" label="Edit" icon={<Pencil aria-hidden />} />
          <IconButton size={size} variant="quiet-danger" label="Delete" icon={<Trash2 aria-hidden />} />
          <IconButton size={size} label="Edit (nothing chosen)" icon={<Pencil aria-hidden />} disabled />
        </Inline>
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
    }
  },
}
