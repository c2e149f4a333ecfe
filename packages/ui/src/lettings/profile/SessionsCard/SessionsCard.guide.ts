import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Mark the device one is at: it has no button to end it.'],
  donts: ['Do not end a session without a word: the page says it in a toast.'],
  keys: { Tab: 'Goes through the buttons.', 'Enter or Space': 'Presses the one that has the focus.' },
}
