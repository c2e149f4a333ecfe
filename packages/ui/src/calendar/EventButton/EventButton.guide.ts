import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Let its name hold the full date, both times and the person.',
    'Put it into an `EventContainer`, which gives it its look.',
  ],
  donts: ['Do not shorten the name to what finds room on the screen.'],
  keys: { 'Enter or Space': 'Opens the event.' },
}
