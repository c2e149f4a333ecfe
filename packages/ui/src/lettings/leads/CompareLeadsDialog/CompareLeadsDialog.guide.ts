import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Put the older lead on the left; it is kept unless the user chooses the other.'],
  donts: ['Do not list fields in which the leads agree.'],
  keys: { Escape: 'Closes the dialog; nothing has changed.' },
}
