import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Pass six weeks, Monday to Sunday.', 'Announce a change of period with an Announcement.'],
  donts: ['Do not hide events of other months: they are dimmed.'],
  keys: {
    'Arrow keys': 'Move between days; past the edge they change the month.',
    'Home, End': 'Go to Monday and to Sunday.',
    'Page Up, Page Down': 'Change the month.',
    'Enter or Space': 'Moves from a day to its events; on an event, opens it.',
    Escape: 'Goes back from an event to its day.',
  },
}
