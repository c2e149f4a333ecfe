import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Let “Check All” reach the permissions on show, and leave the others as they are.'],
  donts: ['Do not show permissions that nobody could hold.'],
  keys: {
    Tab: 'Goes through the fields.',
    Enter: 'In a field, sends the form.',
    Space: 'Ticks a permission.',
  },
}
