import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Let its name hold the full date, both times and the person.',
    'Put it into an `EventContainer`, which styles it.',
  ],
  donts: ['Do not shorten the accessible name to what fits on the screen.'],
  keys: { 'Enter or Space': 'Opens the event.' },
}
