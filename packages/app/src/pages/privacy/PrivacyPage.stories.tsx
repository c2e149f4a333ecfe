import { captured } from '@latchkey/ui/stories/captured.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inApp, type AppSetup } from '../../stories/in-app.tsx'
import { PrivacyPage } from './PrivacyPage.tsx'

const app: AppSetup = { path: '/settings/privacy', permissions: ['privacy-manage'] }

const meta = {
  title: 'Pages/Privacy',
  component: PrivacyPage,
  ...inApp,
  parameters: { app, layout: 'fullscreen' },
} satisfies Meta<typeof PrivacyPage>
export default meta
type Story = StoryObj<typeof meta>

/** As it opens: nothing is searched for yet. */
export const Opened: Story = {
  ...captured,
  parameters: { ...captured.parameters, app },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Find' }))
    await expect(canvas.getByText('This is required')).toBeVisible()
  },
}
