import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Say how many leads it is about in the title.'],
  donts: ['Do not offer to undo it: what was removed is gone.'],
  keys: { Enter: 'In the field, confirms.', Escape: 'Closes the dialog without a change.' },
}
