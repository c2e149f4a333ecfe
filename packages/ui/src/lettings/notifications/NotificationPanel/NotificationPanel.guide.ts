import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Mount it below a NotificationBell while it is open.'],
  donts: ['Do not notify of events that need no action or attention.'],
  keys: {
    Tab: 'Moves from line to line.',
    'Enter, Space': 'Opens the lead of the line.',
    Escape: 'Closes the panel; the focus returns to the bell.',
  },
}
