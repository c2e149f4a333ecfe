import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Begin with the time it was dragged to.',
    'Say that the customer was told of the old one, when that is so.',
  ],
  donts: ['Do not move a viewing by the drag alone: it asks.'],
  keys: {
    Tab: 'Stays inside.',
    Escape: 'Closes it; with unsaved edits it asks first.',
    Enter: 'In the field, moves it.',
  },
}
