import { capturedOnce } from '@latchkey/ui/stories/captured.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inApp } from '../../stories/in-app.tsx'
import { AccessDeniedPage } from './DeadEnds.tsx'

const meta = {
  title: 'Pages/Access Denied',
  component: AccessDeniedPage,
  ...inApp,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof AccessDeniedPage>
export default meta
type Story = StoryObj<typeof meta>

/** Staff without permission for the page of a link. */
export const Staff: Story = {
  parameters: { ...capturedOnce.parameters, app: { path: '/403', permissions: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Access Denied', level: 1 })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
  },
}

/** Without signing in: the page is public. */
export const Visitor: Story = { parameters: { ...capturedOnce.parameters, app: { path: '/403' } } }
