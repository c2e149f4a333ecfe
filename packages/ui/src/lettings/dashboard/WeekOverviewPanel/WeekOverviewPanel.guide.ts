import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Leave goToCalendar null without permission for the calendar.'],
  donts: ['Do not move viewings here: use the calendar.'],
  keys: {
    Tab: 'Goes through the arrows, then the events, day by day.',
    'Enter or Space': 'Changes the week, or opens the event.',
  },
}
