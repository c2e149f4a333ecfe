import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Say after the save whether a mail was sent.'],
  donts: ['Do not ask for a password: the new person sets it by the mailed link.'],
  keys: { Escape: 'Closes it; with unsaved edits it asks first.', Enter: 'In a field, creates the user.' },
}
