import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Use it for words that the eye gets from the place.'],
  donts: ['Do not hide what can be focused.'],
  keys: {},
}
