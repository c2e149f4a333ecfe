import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Show events before 07:00 or after 18:00 in the first and the last row.'],
  donts: ['Do not hide an event because it is out of hours.'],
  keys: {
    'Arrow keys': 'Move between days and hours; past the edge they change the week.',
    'Home, End': 'Go to Monday and to Sunday.',
    'Page Up, Page Down': 'Change the week.',
    'Enter or Space': 'Moves from an hour to its events; on an event, opens it.',
    Escape: 'Goes back from an event to its hour.',
  },
}
