import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Keep columns and rows stable between renders.',
    'Mark one column as the title: it heads the card on phones.',
  ],
  donts: [
    'Do not sort or filter in the browser: the server has all the rows.',
    'Do not make a whole row a button: it has a menu.',
  ],
  keys: {
    Tab: 'Goes through headings, filters, rows and their menus.',
    'Enter or Space': 'On a heading, sorts: up, down, as before. On an arrow, opens the row.',
    Enter: 'In a filter, asks at once.',
    Escape: 'In a filter, empties it.',
    Space: 'Ticks a row.',
  },
}
