import { capturedOnce } from '@latchkey/ui/stories/captured.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inApp } from '../../stories/in-app.tsx'
import { NotFoundPage } from './DeadEnds.tsx'

const meta = {
  title: 'Pages/Not Found',
  component: NotFoundPage,
  ...inApp,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof NotFoundPage>
export default meta
type Story = StoryObj<typeof meta>

/** A mistyped address, without signing in. */
export const Visitor: Story = {
  parameters: { ...capturedOnce.parameters, app: { path: '/nope' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Not Found', level: 1 })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
  },
}

/** A mistyped address, signed in. */
export const Staff: Story = {
  parameters: { ...capturedOnce.parameters, app: { path: '/main-menu/nope', permissions: [] } },
}
