import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Show it from the first press on Select, also while nothing is selected.'],
  donts: ['Do not count in a button: the number is in front of them.'],
  keys: { 'Enter or Space': 'Presses a button; in the list, Space selects a lead.' },
}
