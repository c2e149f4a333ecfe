import { SOME_SLOTS } from '@latchkey/domain/tenants/page/page.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { SlotPicker } from './SlotPicker.tsx'

const meta = {
  title: 'Lettings/Tenants/SlotPicker',
  component: SlotPicker,
  tags: ['!stable', 'new'],
  args: {
    slots: SOME_SLOTS,
    timeZone: 'Europe/London',
    isMove: false,
    onBook: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SlotPicker>
export default meta
type Story = StoryObj<typeof meta>

/** Times by day; one of all days is chosen. */
export const Choose: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [today] = canvas.getAllByRole('radiogroup')
    await expect(today).toHaveAccessibleName('Tuesday 24 November 2026')
    const book = canvas.getByRole('button', { name: 'Book this time' })
    await expect(book).toBeDisabled()
    await userEvent.click(within(today as HTMLElement).getByRole('radio', { name: '10:00' }))
    await userEvent.click(canvas.getByText('Wednesday 25 November 2026'))
    const next = await canvas.findByRole('radiogroup', { name: 'Wednesday 25 November 2026' })
    await userEvent.click(within(next).getByRole('radio', { name: '10:00' }))
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(1)
    await userEvent.click(book)
    await expect(args.onBook).toHaveBeenCalledWith(SOME_SLOTS[4]?.start)
  },
}

/** Arrow keys choose another time of the day. */
export const Keyboard: Story = {
  args: { isMove: true },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getAllByRole('radio')[0]?.focus()
    await userEvent.keyboard(' {ArrowRight}{Enter}')
    await expect(args.onBook).toHaveBeenCalledWith(SOME_SLOTS[1]?.start)
    await expect(canvas.getByRole('button', { name: 'Move to this time' })).toBeVisible()
  },
}

/** The chosen time was taken; these are nearby. */
export const Taken: Story = {
  args: { isTaken: true, slots: SOME_SLOTS.slice(0, 5) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'That time has just been taken. These are still free:',
    )
  },
}

/** No time is free. */
export const NoSlots: Story = {
  args: { slots: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We will contact you to arrange a time.')).toBeVisible()
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
}

/** The first day open, the others closed. */
export const AllStates: Story = { ...captured }
