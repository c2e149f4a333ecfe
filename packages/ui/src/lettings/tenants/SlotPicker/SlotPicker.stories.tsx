import { SOME_SLOTS, VIEWING_START } from '@latchkey/domain/tenants/page/page.fixtures'
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
    present: null,
    onBook: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SlotPicker>
export default meta
type Story = StoryObj<typeof meta>

/** Times by day; one of all days is chosen, and stays in sight beside the button. */
export const Choose: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const today = canvas.getByRole('radiogroup')
    await expect(today).toHaveAccessibleName('Tuesday 24 November 2026')
    const book = canvas.getByRole('button', { name: 'Book this time' })
    await expect(book).toBeDisabled()
    await userEvent.click(within(today).getByRole('radio', { name: '10:00' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Wed 25 Nov ?, 4 times$/ }))
    const next = await canvas.findByRole('radiogroup', { name: 'Wednesday 25 November 2026' })
    const chosen = canvas.getAllByRole('status').find(({ textContent }) => textContent.includes('2026'))
    await expect(chosen).toHaveTextContent('Tuesday 24 November 2026, 10:00')
    await userEvent.click(within(next).getByRole('radio', { name: '10:00' }))
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(1)
    await expect(chosen).toHaveTextContent('Wednesday 25 November 2026, 10:00')
    await userEvent.click(book)
    await expect(args.onBook).toHaveBeenCalledWith(SOME_SLOTS[4]?.start)
  },
}

/** The present time of a viewing to move is shown; arrow keys choose another time of the day. */
export const Keyboard: Story = {
  args: { present: VIEWING_START - 86_400 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Monday 23 November 2026, 10:00')).toBeVisible()
    canvas.getAllByRole('radio')[0]?.focus()
    await userEvent.keyboard(' {ArrowRight}{Enter}')
    await expect(args.onBook).toHaveBeenCalledWith(SOME_SLOTS[1]?.start)
    await expect(canvas.getByRole('button', { name: 'Move to this time' })).toBeVisible()
  },
}

/** On a phone the days scroll, and the page does not. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

/** Many times: the button stays in the window, and the times are in three columns on a phone. */
export const ManyTimes: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    slots: Array.from({ length: 36 }, (_, place) => {
      const start = VIEWING_START - 3600 + place * 900
      return { start, end: start + 3600 }
    }),
  },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('radio').map((each) => each.getBoundingClientRect().top)
    await expect(tops.filter((top) => top === tops[0])).toHaveLength(3)
    await expect(
      canvas.getByRole('button', { name: 'Book this time' }).getBoundingClientRect().bottom,
    ).toBeLessThanOrEqual(innerHeight)
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

/** A viewing to move. */
export const AllStates: Story = { ...captured, args: { present: VIEWING_START - 86_400 } }
