import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Stand it in a CardList, which has the empty and the failed face.',
    'Leave embedCode null where the project is not in the explorer.',
  ],
  donts: ['Do not make the whole card a link: it has three acts of its own.'],
  keys: { Tab: 'Goes through the buttons.', 'Enter or Space': 'Presses the one that has the focus.' },
}
