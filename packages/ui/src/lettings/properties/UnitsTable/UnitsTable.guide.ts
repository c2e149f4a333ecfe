import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Give it the units of one project.'],
  donts: ['Do not use it for homes of no project: those are known by their pictures.'],
  keys: {
    Tab: 'Goes through headings, filters, rows and their menus.',
    'Enter or Space': 'On a heading, sorts; on a button of a row, opens what it names.',
    Enter: 'In a filter, asks at once.',
    Escape: 'In a filter, empties it.',
  },
}
