import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Stand it beside the word that it counts.'],
  donts: ['Do not show nought where there is nothing to do.'],
  keys: {},
}
