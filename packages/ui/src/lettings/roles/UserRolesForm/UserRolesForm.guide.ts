import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Say what each role allows, on its card.'],
  donts: ['Do not save at each tick: one submit says what is meant.'],
  keys: { Tab: 'Goes through the boxes and buttons.', Space: 'Ticks a role.', Enter: 'On a box, submits.' },
}
