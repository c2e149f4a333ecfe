import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Start with the time it was dragged to.',
    'Say so if the customer was sent a confirmation of the old time.',
  ],
  donts: ['Do not move a viewing without confirmation after a drag.'],
  keys: { Escape: 'Closes it; with unsaved edits it asks first.', Enter: 'In the field, moves it.' },
}
