import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Use it beside the name, or as the way to one’s own profile.'],
  donts: ['Do not let the picture stand for the name.'],
  keys: {},
}
