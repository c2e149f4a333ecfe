import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Let “Check All” affect the visible permissions only.'],
  donts: ['Do not show permissions that nobody could hold.'],
  keys: {
    Tab: 'Moves through the fields.',
    Enter: 'In a field, sends the form.',
    Space: 'Ticks a permission.',
  },
}
