import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Name each fact in a word or two.'],
  donts: ['Do not use it for what can be changed in its place: that is a form.'],
  keys: {},
}
