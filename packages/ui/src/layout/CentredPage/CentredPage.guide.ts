import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Use it for one purpose without a menu.'],
  donts: ['Do not put two forms on it.'],
  keys: {},
}
