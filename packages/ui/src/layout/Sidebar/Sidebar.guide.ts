import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Show only what this person may open.'],
  donts: ['Do not reorder it between visits.'],
  keys: {
    'Enter or Space': 'Opens or closes a section; folds or unfolds the menu.',
    Enter: 'Follows a link.',
  },
}
