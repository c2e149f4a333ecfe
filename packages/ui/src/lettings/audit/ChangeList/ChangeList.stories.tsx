import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { ChangeList } from './ChangeList.tsx'

const meta = {
  title: 'Lettings/Audit/ChangeList',
  id: 'lettings-changelist',
  component: ChangeList,
  args: {
    changes: [
      { field: 'status', label: 'Status', from: 'Pending viewing scheduled', to: 'Viewing scheduled' },
      { field: 'viewingDate', label: 'Viewing Date', from: '-', to: '04/03/2026 09:00' },
      {
        field: 'permissions',
        label: 'Permissions',
        from: 'enquiries-view',
        to: 'enquiries-view, viewings-view, viewings-update, reservations-view, properties-view, units-download',
      },
    ],
  },
} satisfies Meta<typeof ChangeList>
export default meta
type Story = StoryObj<typeof meta>

/** Short values, an empty one, and one of several lines. */
export const AllStates: Story = {
  ...captured,
  play: async ({ canvas }) => {
    const [status] = canvas.getAllByRole('listitem')
    await expect(status).toHaveTextContent('Statusfrom Pending viewing scheduledto Viewing scheduled')
  },
}
