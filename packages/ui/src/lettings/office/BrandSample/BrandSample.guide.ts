import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Show both themes: a colour may be moved in one and not in the other.'],
  donts: ['Do not make its button or its link do anything.'],
  keys: {},
}
