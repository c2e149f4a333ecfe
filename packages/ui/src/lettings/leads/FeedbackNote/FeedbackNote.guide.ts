import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Show it beside the viewing that it is about.'],
  donts: ['Do not let staff edit it: the tenant wrote it.'],
  keys: {},
}
