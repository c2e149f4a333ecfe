import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Show what lies before 07:00 or after 18:00 in the strips above and below.'],
  donts: ['Do not drop an event because it is out of hours.'],
  keys: {
    'Arrow keys': 'Walk days and hours; past the edge they turn to the next week.',
    'Home, End': 'Go to Monday and to Sunday.',
    'Page Up, Page Down': 'Turn to the week before and after.',
    'Enter or Space': 'Goes from an hour to its events; on an event, opens it.',
    Escape: 'Goes back from an event to its hour.',
  },
}
