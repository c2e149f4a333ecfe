import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Say by `kind` whether it is a unit or a property: the words follow.',
    'Keep serverErrors one and the same value until the next save.',
  ],
  donts: ['Do not open more than a few sections beforehand: an error opens its own.'],
  keys: {
    Tab: 'Stays inside.',
    Escape: 'Closes it; with unsaved edits it asks first.',
    'Enter or Space': 'On a heading, opens or closes its section.',
  },
}
