import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Give it the viewings of the period alone, in the order of their times.'],
  donts: ['Do not use it on the dashboard: a WeekOverviewPanel takes less space.'],
  keys: { 'Arrow keys': 'Go from day to day, and on to the next period.' },
}
