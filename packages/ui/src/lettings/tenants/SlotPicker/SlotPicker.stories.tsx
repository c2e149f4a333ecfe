import { SOME_SLOTS, VIEWING_START } from '@latchkey/domain/tenants/page/page.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { inParts, partOf } from '../../../stories/parts.tsx'
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
    await expect(canvas.getByText('Now booked: Monday 23 November 2026, 10:00')).toBeVisible()
    canvas.getAllByRole('radio')[0]?.focus()
    await userEvent.keyboard(' {ArrowRight}{Enter}')
    await expect(args.onBook).toHaveBeenCalledWith(SOME_SLOTS[1]?.start)
    await expect(canvas.getByRole('button', { name: 'Move to this time' })).toBeVisible()
  },
}

const boxOf = (element: Element | undefined) => element?.getBoundingClientRect() ?? new DOMRect()

const isInSight = (element: Element) => boxOf(element).right <= innerWidth

/** The number of elements beside the first. */
const columnsOf = (elements: readonly Element[]) =>
  elements.filter((each) => boxOf(each).top === boxOf(elements[0]).top).length

const everyQuarter = (from: number) =>
  Array.from({ length: 36 }, (_, place) => {
    const start = from - 3600 + place * 900
    return { start, end: start + 3600 }
  })

/**
 * Many times of many days: on a phone in three columns; the days scroll, and the page does not. The button stays in
 * the window, with the present time.
 */
export const ManyTimes: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    present: VIEWING_START - 86_400,
    slots: Array.from({ length: 12 }, (_, day) => everyQuarter(VIEWING_START + day * 86_400)).flat(),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(columnsOf(canvas.getAllByRole('radio'))).toBe(3)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    for (const inSight of [canvas.getByText(/^Now booked/), canvas.getByRole('button', { name: /^Move/ })])
      await expect(boxOf(inSight).bottom).toBeLessThanOrEqual(innerHeight)
    const days = within(canvas.getByRole('list', { name: 'Days' })).getAllByRole('button')
    const last = days.findLastIndex(isInSight)
    await userEvent.click(days[last] as Element)
    await expect(days.findLastIndex(isInSight)).toBeGreaterThan(last)
  },
}

/** In a wide window as many columns as fit, and the days wrap instead of scrolling. */
export const ManyTimesWide: Story = {
  args: ManyTimes.args ?? {},
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getAllByRole('radio'))).toBeGreaterThan(4)
    const days = canvas.getByRole('list', { name: 'Days' })
    await expect(days.scrollWidth).toBe(days.clientWidth)
  },
}

/** The time was just taken; nobody can show the home. */
export const NotFree: Story = {
  render: (args) =>
    inParts(SlotPicker, args, {
      taken: { isTaken: true, slots: SOME_SLOTS.slice(0, 5) },
      noSlots: { slots: [] },
    }),
  play: async ({ canvas }) => {
    const taken = partOf(canvas, 'taken')
    await expect(taken.getByRole('alert')).toHaveTextContent(
      'That time has just been taken. These are still free:',
    )

    const noSlots = partOf(canvas, 'noSlots')
    await expect(noSlots.getByText('We will contact you to arrange a time.')).toBeVisible()
    await expect(noSlots.queryByRole('radio')).toBeNull()
  },
}

/** A viewing to move. */
export const AllStates: Story = { ...captured, args: { present: VIEWING_START - 86_400 } }
