import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Put it below a `WeekView` with the same days, events and hours.'],
  donts: ['Do not leave the events out of the week because they are here.'],
  keys: { 'Enter or Space': 'Opens the event.' },
}
