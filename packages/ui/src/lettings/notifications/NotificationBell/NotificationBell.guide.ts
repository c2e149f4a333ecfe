import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Use it once, among the tools of AppShell, and open a NotificationPanel below it.'],
  donts: ['Do not count anything else in it.'],
  keys: { 'Enter, Space': 'Opens the panel, or closes it.' },
}
