import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Put the week first, then the two lists.'],
  donts: ['Do not reorder the parts between visits.'],
  keys: {},
}
