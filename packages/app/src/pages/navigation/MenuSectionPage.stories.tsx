import { captured } from '@latchkey/ui/stories/captured.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inApp } from '../../stories/in-app.tsx'
import { MenuSectionPage } from './MenuSectionPage.tsx'

const meta = {
  title: 'Pages/Area',
  component: MenuSectionPage,
  ...inApp,
  args: { section: 'settings' },
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof MenuSectionPage>
export default meta
type Story = StoryObj<typeof meta>

/** The settings menu with `users-view`. */
export const Settings: Story = {
  parameters: { ...captured.parameters, app: { path: '/settings', permissions: ['users-view'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Open Manage Users' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Open Permissions' })).toBeNull()
  },
}

/** Without permission for any page of the section. */
export const Empty: Story = {
  parameters: { ...captured.parameters, app: { path: '/settings', permissions: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You do not have access to any of these pages.')).toBeVisible()
  },
}
