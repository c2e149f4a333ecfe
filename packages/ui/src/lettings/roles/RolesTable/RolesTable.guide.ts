import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Leave the protected role without box and menu.'],
  donts: ['Do not delete a role without saying how many users lose it.'],
  keys: {
    Tab: 'Goes through headings, filters, rows and their menus.',
    'Enter or Space': 'On a heading, sorts; on a button of a row, opens what it names.',
    Enter: 'In a filter, asks at once.',
    Escape: 'In a filter, empties it.',
    Space: 'Ticks a role.',
  },
}
