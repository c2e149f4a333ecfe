import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Show it beside the viewing that it is about.'],
  donts: ['Do not let staff edit it: it is what the tenant said.'],
  keys: {},
}
