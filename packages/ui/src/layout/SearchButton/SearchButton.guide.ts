import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Use it once, among the tools of AppShell.'],
  donts: ['Do not use it to filter a list: that is SearchField.'],
  keys: { 'Enter, Space': 'Opens the search.', 'Ctrl+K, ⌘+K': 'Does so from anywhere.' },
}
