import type { Guide } from '../../../stories/guide.ts'

/** When to take VisitEnd, when not, and its keys. */
export const guide: Guide = {
  dos: ['Say what happened, then what comes next.'],
  donts: ['Do not ask for anything more.'],
  keys: {},
}
