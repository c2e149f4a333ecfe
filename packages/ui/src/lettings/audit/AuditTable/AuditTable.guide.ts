import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Show the newest first, and let each entry expand to its changes.'],
  donts: ['Do not offer to delete an entry: nobody may.'],
  keys: {
    Tab: 'Moves through headings, filters, rows and their menus.',
    'Enter or Space': 'On a heading, sorts; on an arrow, expands the changes.',
    Enter: 'In a filter, applies it at once.',
    Escape: 'In a filter, clears it.',
  },
}
