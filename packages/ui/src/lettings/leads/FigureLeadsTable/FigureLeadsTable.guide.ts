import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Use it for the leads behind one figure: its total is that figure.'],
  donts: ['Do not filter it: then its total would be another figure.'],
  keys: { Tab: 'Moves from lead to lead and to the pager.', Enter: 'Opens the lead.' },
}
