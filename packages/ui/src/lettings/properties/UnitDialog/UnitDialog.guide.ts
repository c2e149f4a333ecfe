import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Pass `kind`, unit or property: the texts follow.',
    'Keep serverErrors identical until the next save.',
  ],
  donts: ['Do not open more than a few sections at first: an error opens its own.'],
  keys: {
    Escape: 'Closes it; with unsaved edits it asks first.',
    'Enter or Space': 'On a heading, opens or closes its section.',
  },
}
