import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Give it the start week and five more, Monday to Sunday.',
    'Say a change of period with an Announcement.',
  ],
  donts: ['Do not leave events of other months out: they are dimmed, not gone.'],
  keys: {
    'Arrow keys': 'Walk the days; past the edge they turn to the next month.',
    'Home, End': 'Go to Monday and to Sunday.',
    'Page Up, Page Down': 'Turn to the month before and after.',
    'Enter or Space': 'Goes from a day to its events; on an event, opens it.',
    Escape: 'Goes back from an event to its day.',
  },
}
