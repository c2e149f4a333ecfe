import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Keep columns and rows stable between renders.',
    'Make a column sortable with enableSorting: true, keep the sort that onSort gives, and pass it back as sort with the rows in that order.',
    'Mark one column as the title: it heads the card on phones.',
    'Mark what one needs to act as whole: the compact table cuts the rest, and shows it in a tooltip.',
    'Give a filter the texts of a closed set as suggestions.',
  ],
  donts: [
    'Do not sort or filter in the browser: the server has all the rows.',
    'Do not make a whole row a button: it has a menu.',
  ],
  keys: {
    Tab: 'Moves through headings, filters, rows and their menus.',
    'Enter or Space': 'On a heading, sorts: ascending, descending, none. On an arrow, expands the row.',
    Enter: 'In a filter, applies it at once.',
    'Arrow Down, Arrow Up': 'In a filter with suggestions, moves through them.',
    Escape: 'In a filter, closes its suggestions, then clears it. Elsewhere, hides a tooltip.',
    Space: 'Ticks a row.',
  },
}
