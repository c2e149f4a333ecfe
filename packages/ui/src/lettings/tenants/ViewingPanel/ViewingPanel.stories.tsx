import { aTenantViewing } from '@latchkey/domain/tenants/page/page.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { ViewingPanel } from './ViewingPanel.tsx'

const meta = {
  title: 'Lettings/Tenants/ViewingPanel',
  component: ViewingPanel,
  tags: ['!stable', 'new'],
  args: {
    viewing: aTenantViewing(),
    timeZone: 'Europe/London',
    calendarFile: 'BEGIN:VCALENDAR\r\n',
    mapUrl: 'https://maps.example/?q=Quayside',
    onMove: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ViewingPanel>
export default meta
type Story = StoryObj<typeof meta>

/** Time in words, address, agent, calendar file and map. */
export const Booked: Story = {
  ...captured,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('term')[0]).toHaveTextContent('When')
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('Tuesday 24 November 2026, 10:00')
    await expect(canvas.getByText('You will meet Grace.')).toBeVisible()
    const file = canvas.getByRole('link', { name: 'Add to calendar' })
    await expect(file).toHaveAttribute('download', 'viewing.ics')
    await expect(file).toHaveAttribute('href', 'data:text/calendar;charset=utf-8,BEGIN%3AVCALENDAR%0D%0A')
    await expect(canvas.getByRole('link', { name: 'Directions' })).toHaveAttribute('target', '_blank')
    await userEvent.click(canvas.getByRole('button', { name: 'Move the viewing' }))
    await expect(args.onMove).toHaveBeenCalledOnce()
  },
}

/** The question before cancelling; Keep it changes nothing. */
export const Cancelling: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const cancel = canvas.getByRole('button', { name: 'Cancel the viewing' })
    await userEvent.click(cancel)
    const question = await screen.findByRole('alertdialog', { name: 'Cancel your viewing?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Keep it' }))
    await waitFor(() => expect(question).not.toBeVisible())
    await expect(args.onCancel).not.toHaveBeenCalled()
    await userEvent.click(cancel)
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel the viewing' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

/** The viewing has begun, its agent has no first name and the home no address. */
export const Begun: Story = {
  args: {
    viewing: aTenantViewing({ canMove: false, canCancel: false, agentFirstName: null, address: '' }),
    mapUrl: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.queryByText(/You will meet/)).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Directions' })).toBeNull()
  },
}
