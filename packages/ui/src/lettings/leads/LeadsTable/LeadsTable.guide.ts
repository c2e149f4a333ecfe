import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Give it the section of the page: columns and words follow.',
    'Keep moreItems stable between renders.',
  ],
  donts: ['Do not build a list of leads from DataTable on a page.'],
  keys: {
    Tab: 'Goes through headings, filters, rows and their menus.',
    'Enter or Space': 'On a heading, sorts; on a button of a row, opens what it names.',
    Enter: 'In a filter, asks at once.',
    Escape: 'In a filter, empties it.',
  },
}
