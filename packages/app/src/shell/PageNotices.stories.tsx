import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NOT_LIVE_AFTER_MS } from '../live/keep-current.ts'
import { inApp } from '../stories/in-app.tsx'
import { PageNotices } from './PageNotices.tsx'

const meta = {
  title: 'Pages/PageNotices',
  component: PageNotices,
  ...inApp,
  parameters: { app: { path: '/', permissions: [] } },
} satisfies Meta<typeof PageNotices>
export default meta
type Story = StoryObj<typeof meta>

/** No pushes arrive, such as behind a proxy that blocks them. */
export const NotLive: Story = {
  play: async ({ canvas }) => {
    const notice = await canvas.findByRole('alert', {}, { timeout: NOT_LIVE_AFTER_MS * 2 })
    await expect(notice).toHaveTextContent('This page is not live')
  },
}

/** The browser has no network. */
export const Offline: Story = {
  play: async ({ canvas }) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
    try {
      window.dispatchEvent(new Event('offline'))
      await expect(await canvas.findByRole('alert')).toHaveTextContent('You are offline')
    } finally {
      Reflect.deleteProperty(navigator, 'onLine')
    }
  },
}
