import { aDay } from '@latchkey/domain/today/today.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { DayViewings } from './DayViewings.tsx'

const meta = {
  title: 'Lettings/Today/DayViewings',
  id: 'lettings-dayviewings',
  component: DayViewings,
  args: {
    day: aDay(),
    phase: 'loading',
    now: Date.UTC(2026, 2, 2, 9, 30) / 1000,
    mapUrl: 'https://maps.example/?q={address}',
    onOpen: fn(),
    onDay: fn(),
    onPrint: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof DayViewings>
export default meta
type Story = StoryObj<typeof meta>

/** A day in order of time, to open and to print. */
export const Loaded: Story = {
  ...captured,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
    const calls = canvas.getAllByRole('link', { name: /^Call / })
    // The first viewing is over; the call of the next one is the only primary button.
    await expect(calls.map((call) => call.dataset['variant'])).toEqual(['secondary', 'primary', 'secondary'])
    await userEvent.click(canvas.getAllByRole('button', { name: 'Open' })[1] as HTMLElement)
    await expect(args.onOpen).toHaveBeenCalledWith(7)
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }))
    await expect(args.onPrint).toHaveBeenCalledOnce()
  },
}

/** No viewings on that day: it names the next one, and leads to its day. */
export const Empty: Story = {
  args: { day: aDay({ models: [], nextDate: Date.UTC(2026, 2, 5, 11, 15) / 1000 }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No viewings on 02/03/2026.')).toBeVisible()
    await expect(canvas.getByText('Next viewing: 05/03/2026 11:15')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Go to that day' }))
    await expect(args.onDay).toHaveBeenCalledWith('2026-03-05')
  },
}
