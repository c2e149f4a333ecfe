import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Say what happened, then what comes next.'],
  donts: ['Do not ask for anything more.'],
  keys: {},
}
