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
    Tab: 'Moves through headings, filters, rows and their menus.',
    'Enter or Space': 'On a heading, sorts: ascending, descending, none. On an arrow, expands the row.',
    Enter: 'In a filter, applies it at once.',
    Escape: 'In a filter, clears it.',
    Space: 'Ticks a row.',
  },
}
