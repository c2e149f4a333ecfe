import type { Guide } from '../../stories/guide.ts'

/** When to take EventButton, when not, and its keys. */
export const guide: Guide = {
  dos: [
    'Let its name hold the full date, both times and the person.',
    'Give it its look (`eventLook`) in the styles of what holds it.',
  ],
  donts: ['Do not shorten the name to what finds room on the screen.'],
  keys: { 'Enter or Space': 'Opens the event.' },
}
