import type { Guide } from '../../stories/guide.ts'

/** When to take CentredPage, when not, and its keys. */
export const guide: Guide = {
  dos: ['Use it for one purpose without a menu.'],
  donts: ['Do not put two forms on it.'],
  keys: {},
}
