import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Name each fact in a word or two.'],
  donts: ['Do not use it for editable values: use a form.'],
  keys: {},
}
