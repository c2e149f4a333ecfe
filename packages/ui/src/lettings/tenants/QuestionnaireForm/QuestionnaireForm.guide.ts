import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Keep what was answered when the line fails: nothing is asked twice.',
    'Think of a thumb first: large fields in one column.',
  ],
  donts: ['Do not ask for what the lead already says.'],
  keys: {
    Tab: 'Goes through the fields.',
    Enter: 'In a field, sends the form.',
    'Arrow keys': 'Choose among the answers of one question.',
  },
}
