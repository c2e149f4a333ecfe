import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Show the deadline first: it is what is forgotten.'],
  donts: ['Do not show it to those who may not open reservations.'],
  keys: { Tab: 'Moves through the buttons and the link.', 'Enter or Space': 'Presses the focused button.' },
}
