import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Give both lists: what is disputed, and what only they changed.'],
  donts: ['Do not choose for the person, and do not merge without a word.'],
  keys: {
    Tab: 'Stays inside.',
    'Enter or Space': 'Presses the button that has the focus.',
    Escape: 'Goes back to the form; nothing is decided.',
  },
}
