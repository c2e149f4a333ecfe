import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Show known facts only.'],
  donts: [],
  keys: {},
}
