import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Show known facts only.'],
  donts: ['Do not show facts that staff have not entered.'],
  keys: {},
}
