import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Open it over the current page.'],
  donts: ['Do not use it for another user’s password.'],
  keys: {
    Escape: 'Closes it; with unsaved edits it asks first.',
    Enter: 'In a field, changes the password.',
  },
}
