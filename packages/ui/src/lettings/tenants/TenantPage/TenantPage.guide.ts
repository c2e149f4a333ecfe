import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Name each step by what the tenant does in it.'],
  donts: ['Do not use it for a page that staff open from their menu.'],
  keys: {},
}
