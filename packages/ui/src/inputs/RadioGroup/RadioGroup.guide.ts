import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Use it for up to about twelve choices, so that all are visible.',
    'Put it into a Field with isGroup.',
  ],
  donts: ['Do not preselect a choice where a wrong one has consequences.'],
  keys: {
    'Arrow keys': 'Choose the next or the previous one.',
    Tab: 'Enters at the chosen one, and leaves.',
  },
}
