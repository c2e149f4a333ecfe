import { captured } from '@latchkey/ui/stories/captured'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inApp } from '../../stories/in-app.tsx'
import { DashboardPage } from './DashboardPage.tsx'

const meta = { title: 'Pages/Dashboard', component: DashboardPage, ...inApp } satisfies Meta<
  typeof DashboardPage
>
export default meta
type Story = StoryObj<typeof meta>

/** A viewer: only what they may open. */
export const Viewer: Story = {
  parameters: { ...captured.parameters, app: { path: '/', permissions: ['enquiries-view'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Open Enquiries' })).toHaveAttribute(
      'href',
      '/main-menu/enquiries',
    )
    await expect(canvas.queryByRole('link', { name: 'Open Viewings' })).toBeNull()
  },
}

/** Somebody without a role. */
export const Nobody: Story = {
  parameters: { ...captured.parameters, app: { path: '/', permissions: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No page is open to you yet.')).toBeVisible()
  },
}
