import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { anEvent } from '../calendar.fixtures.ts'
import { DndScope } from '../../controls/DndScope/DndScope.tsx'
import { nextFrame } from '../drag.fixtures.ts'
import { MovableEvents } from './MovableEvents.tsx'

const meta = {
  title: 'Calendar/MovableEvents',
  component: MovableEvents,
  args: { events: [anEvent()], canDrag: true, onOpen: fn(), onMoveRequest: fn() },
  decorators: [
    (Story) => (
      <DndScope>
        <div style={{ inlineSize: '9rem' }}>
          <Story />
        </div>
      </DndScope>
    ),
  ],
} satisfies Meta<typeof MovableEvents>
export default meta
type Story = StoryObj<typeof meta>

/** With permission to move viewings: drag it, or press 'Move…'. */
export const Movable: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const event = canvas.getByRole('button', { name: /Ann Lee/ })
    const move = () => canvas.findByRole('button', { name: 'Move…' })
    await step('the button appears on hover and disappears after it', async () => {
      // Chromium can dispatch an event of the real pointer, which is elsewhere, after the simulated one.
      await waitFor(async () => {
        await userEvent.unhover(event)
        await userEvent.hover(event)
        await expect(canvas.getByRole('button', { name: 'Move…' })).toBeInTheDocument()
      })
      await userEvent.unhover(event)
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'Move…' })).toBeNull())
    })
    await step('the button appears on focus and stays while it has it', async () => {
      event.focus()
      await move()
      await userEvent.tab()
      await expect(await move()).toHaveFocus()
      await expect(await move()).toBeVisible()
      await expect(await move()).toHaveAttribute('aria-describedby', event.id)
      ;(await move()).blur()
      await expect(await move()).toBeInTheDocument()
    })
    await step('does not open the event', async () => {
      await userEvent.click(await move())
      await expect(args.onMoveRequest).toHaveBeenCalledWith(1)
      await expect(args.onOpen).not.toHaveBeenCalled()
    })
  },
}

/** A fast pointer crosses the next event before the browser starts to drag: the pressed event is dragged. */
export const QuickPointer: Story = {
  args: { events: [anEvent(), anEvent({ id: 2, name: 'Priya Shah' })] },
  play: async ({ canvas, userEvent }) => {
    const pressed = canvas.getByRole('button', { name: /Ann Lee/ })
    const passed = canvas.getByRole('button', { name: /Priya Shah/ })
    await userEvent.hover(pressed)
    await waitFor(() => expect(pressed).toHaveAttribute('draggable', 'true'))
    passed.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, buttons: 1 }))
    await nextFrame()
    await expect(pressed).toHaveAttribute('draggable', 'true')
    await expect(passed).not.toHaveAttribute('draggable')
  },
}

/** It stays in place while the move is being saved. */
export const OnItsWay: Story = { ...capturedAtOneWidth, args: { events: [anEvent({ isDimmed: true })] } }

/** Without permission to move. */
export const Fixed: Story = {
  args: { canDrag: false, onMoveRequest: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
}
