import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Show the newest first, and let each line open to its changes.'],
  donts: ['Do not offer to delete a line: nobody may.'],
  keys: {
    Tab: 'Goes through headings, filters, rows and their menus.',
    'Enter or Space': 'On a heading, sorts; on an arrow, opens what was changed.',
    Enter: 'In a filter, asks at once.',
    Escape: 'In a filter, empties it.',
  },
}
