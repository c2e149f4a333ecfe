import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Put it next to the word that it counts.'],
  donts: ['Do not show 0.'],
  keys: {},
}
