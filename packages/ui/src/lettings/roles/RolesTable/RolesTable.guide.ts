import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Show the protected role without checkbox and menu.'],
  donts: ['Do not delete a role without naming the number of its users.'],
  keys: {
    Tab: 'Moves through headings, filters, rows and their menus.',
    'Enter or Space': 'On a heading, sorts; on a button of a row, opens it.',
    Enter: 'In a filter, applies it at once.',
    Escape: 'In a filter, clears it.',
    Space: 'Ticks a role.',
  },
}
