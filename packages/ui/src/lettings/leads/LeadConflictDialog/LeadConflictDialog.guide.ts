import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Pass both lists: disputed fields, and fields that only they changed.'],
  donts: ['Do not choose for the person, and do not merge silently.'],
  keys: { Escape: 'Goes back to the form; nothing is decided.' },
}
