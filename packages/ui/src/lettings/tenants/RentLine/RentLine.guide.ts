import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Show the rent of the linked home, once.'],
  donts: ['Do not show a range, an earlier rent, or one that somebody offered.'],
  keys: {},
}
