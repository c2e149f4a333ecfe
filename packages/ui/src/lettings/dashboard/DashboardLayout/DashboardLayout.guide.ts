import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Put the week first, then the two lists.'],
  donts: ['Do not order the parts anew between visits.'],
  keys: {},
}
