import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Give all cards the same parts, so that rows line up.'],
  donts: ['Do not mix kinds of cards.'],
  keys: {},
}
