import type { Guide } from '../../../stories/guide.ts'

/** When to take DashboardLayout, when not, and its keys. */
export const guide: Guide = {
  dos: ['Put the week first, then the two lists.'],
  donts: ['Do not order the parts anew between visits.'],
  keys: {},
}
