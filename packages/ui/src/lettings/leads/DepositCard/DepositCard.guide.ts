import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Show the deadline first: it is what is forgotten.'],
  donts: ['Do not show it to those who may not open reservations.'],
  keys: { 'Enter or Space': 'Presses the focused button.' },
}
