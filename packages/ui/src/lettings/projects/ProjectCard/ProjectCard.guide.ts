import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Put it into a CardList, which handles the empty and the failed state.',
    'Leave embedCode null if the project is not in the explorer.',
  ],
  donts: ['Do not make the whole card a link: it has three actions.'],
  keys: { 'Enter or Space': 'Presses the focused one.' },
}
