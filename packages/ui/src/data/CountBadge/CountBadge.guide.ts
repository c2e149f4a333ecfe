import type { Guide } from '../../stories/guide.ts'

/** When to take CountBadge, when not, and its keys. */
export const guide: Guide = {
  dos: ['Stand it beside the word that it counts.'],
  donts: ['Do not show nought where there is nothing to do.'],
  keys: {},
}
