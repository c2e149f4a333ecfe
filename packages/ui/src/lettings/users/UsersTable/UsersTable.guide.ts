import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Pass callbacks only with permission: an item is shown when its callback is given.'],
  donts: ['Do not hide inactive users: they have a status.'],
  keys: {
    Tab: 'Moves through headings, filters, rows and their menus.',
    'Enter or Space': 'On a heading, sorts; on an arrow, expands the roles of a user; on a menu, opens it.',
    Enter: 'In a filter, applies it at once.',
    Escape: 'In a filter, clears it.',
  },
}
