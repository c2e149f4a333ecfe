import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Say what is about to be changed.'],
  donts: ['Do not ask for it before mere looking.'],
  keys: { Tab: 'Stays inside.', Escape: 'Closes it.', Enter: 'In a field, goes on.' },
}
