import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Keep it in the page, empty, before there is something to say.'],
  donts: ['Do not repeat what the focus says already.'],
  keys: {},
}
