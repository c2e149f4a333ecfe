import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Use it above the viewings of one day.'],
  donts: ['Do not use it for a week or a month: that is CalendarToolbar.'],
  keys: {
    Tab: 'Moves from the arrows to the day and the agent.',
    Enter: 'Presses the arrow that has the focus.',
  },
}
