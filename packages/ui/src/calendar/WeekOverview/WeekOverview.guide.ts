import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Use it where a week is glanced at, as on the dashboard.'],
  donts: ['Do not use it to move things: that is the WeekView’s.'],
  keys: { Tab: 'Goes through the events, day by day.', 'Enter or Space': 'Opens the event.' },
}
