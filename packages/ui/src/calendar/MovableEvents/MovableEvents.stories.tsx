import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { captured } from '../../stories/captured.ts'
import { anEvent } from '../calendar.fixtures.ts'
import { CalendarDndProvider } from '../CalendarDndProvider/CalendarDndProvider.tsx'
import { MovableEvents } from './MovableEvents.tsx'

const meta = {
  title: 'Calendar/MovableEvents',
  component: MovableEvents,
  args: { events: [anEvent()], canDrag: true, onOpen: fn(), onMoveRequest: fn() },
  decorators: [
    (Story) => (
      <CalendarDndProvider>
        <div style={{ inlineSize: '9rem' }}>
          <Story />
        </div>
      </CalendarDndProvider>
    ),
  ],
} satisfies Meta<typeof MovableEvents>
export default meta
type Story = StoryObj<typeof meta>

/** Whoever may move viewings drags this, or presses 'Move…'. */
export const Movable: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const event = canvas.getByRole('button', { name: /Ann Lee/ })
    const move = () => canvas.getByRole('button', { name: 'Move…' })
    await step('the button comes with the pointer and goes with it', async () => {
      await userEvent.hover(event)
      await expect(move()).toBeInTheDocument()
      await userEvent.unhover(event)
      await expect(canvas.queryByRole('button', { name: 'Move…' })).toBeNull()
    })
    await step('it comes with the focus and stays for whoever gives the focus back', async () => {
      event.focus()
      await userEvent.tab()
      await expect(move()).toHaveFocus()
      await expect(move()).toBeVisible()
      await expect(move()).toHaveAttribute('aria-describedby', event.id)
      move().blur()
      await expect(move()).toBeInTheDocument()
    })
    await step('it does not open the event', async () => {
      await userEvent.click(move())
      await expect(args.onMoveRequest).toHaveBeenCalledWith(1)
      await expect(args.onOpen).not.toHaveBeenCalled()
    })
  },
}

/** While the move is on its way it stays where it is. */
export const OnItsWay: Story = { ...captured, args: { events: [anEvent({ isDimmed: true })] } }

/** Whoever may only look. */
export const Fixed: Story = {
  args: { canDrag: false, onMoveRequest: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
}
