import { captured } from '@latchkey/ui/stories/captured'
import { showColorScheme } from '@latchkey/ui/theme/color-scheme'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inApp } from '../../stories/in-app.tsx'
import { ProfilePage } from './ProfilePage.tsx'

const meta = {
  title: 'Pages/Profile',
  component: ProfilePage,
  ...inApp,
  parameters: {
    app: {
      path: '/profile',
      permissions: [],
      calls: () => ({
        twoFactor: { state: () => Promise.resolve({ isOn: false, isRequired: false, recoveryCodesLeft: 0 }) },
      }),
    },
  },
} satisfies Meta<typeof ProfilePage>
export default meta
type Story = StoryObj<typeof meta>

/** Where a person chooses how this looks. */
export const Loaded: Story = {
  parameters: { ...captured.parameters },
  beforeEach: () => () => {
    localStorage.removeItem('color_scheme')
    showColorScheme('light')
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }))
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
    await expect(localStorage.getItem('color_scheme')).toBe('dark')
    await userEvent.click(canvas.getByRole('radio', { name: 'As the device' }))
    await expect(document.documentElement).not.toHaveAttribute('data-theme')
  },
}
