import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Give only the acts that this person may do: a line of the menu is there when its callback is.'],
  donts: ['Do not hide inactive users: their status says it.'],
  keys: {
    Tab: 'Goes through headings, filters, rows and their menus.',
    'Enter or Space': 'On a heading, sorts; on an arrow, opens the roles of a user; on a menu, opens it.',
    Enter: 'In a filter, asks at once.',
    Escape: 'In a filter, empties it.',
  },
}
