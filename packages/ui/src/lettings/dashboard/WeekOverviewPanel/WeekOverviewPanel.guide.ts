import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Leave goToCalendar null for whoever may not open it.'],
  donts: ['Do not move viewings here: that is the calendar.'],
  keys: {
    Tab: 'Goes through the arrows, then the events, day by day.',
    'Enter or Space': 'Turns the week, or opens the event.',
  },
}
