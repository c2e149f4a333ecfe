import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Ask for a reason that can be shown to the person it is about.'],
  donts: ['Do not offer to keep leads for ever.'],
  keys: { Enter: 'In the number, saves.', Escape: 'Closes the dialog without a change.' },
}
