import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Use it on the page Today, below DayToolbar.'],
  donts: ['Do not use it for several days: that is the calendar.'],
  keys: { Enter: 'Calls, shows the map, opens the lead or prints, whichever has the focus.' },
}
