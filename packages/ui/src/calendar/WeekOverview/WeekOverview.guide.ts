import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Use it for an overview, as on the dashboard.'],
  donts: ['Do not move events here: use WeekView.'],
  keys: { Tab: 'Moves through the events, day by day.', 'Enter or Space': 'Opens the event.' },
}
