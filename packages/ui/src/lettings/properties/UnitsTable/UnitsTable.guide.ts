import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Pass the units of one project.'],
  donts: ['Do not use it for homes without a project: use PropertyCard.'],
  keys: {
    Tab: 'Moves through headings, filters, rows and their menus.',
    'Enter or Space': 'On a heading, sorts; on a button of a row, opens it.',
    Enter: 'In a filter, applies it at once.',
    Escape: 'In a filter, clears it.',
  },
}
