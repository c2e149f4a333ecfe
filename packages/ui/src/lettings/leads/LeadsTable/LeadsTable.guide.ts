import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Pass the section of the page: columns and texts follow.', 'Keep moreItems stable between renders.'],
  donts: ['Do not build a list of leads from DataTable on a page.'],
  keys: {
    Tab: 'Moves through headings, filters, rows and their menus.',
    'Enter or Space': 'On a heading, sorts; on a button of a row, opens it.',
    Enter: 'In a filter, applies it at once.',
    Escape: 'In a filter, clears it.',
  },
}
