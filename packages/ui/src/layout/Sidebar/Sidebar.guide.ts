import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Show only what this person may open.'],
  donts: ['Do not order it anew between visits.'],
  keys: {
    Tab: 'Goes through the links.',
    'Enter or Space': 'Opens or closes a section.',
    Enter: 'Follows a link.',
  },
}
