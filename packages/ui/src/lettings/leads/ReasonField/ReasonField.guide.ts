import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Clear the reason when the list changes: both lists count from 1.'],
  donts: ['Do not block saving because of the warning about benefits and children.'],
  keys: { Tab: 'Moves from the reason to the words.', 'Enter, Space': 'Opens the list of reasons.' },
}
