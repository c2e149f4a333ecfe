import type { Guide } from '../../stories/guide.ts'

/** When to take CalendarDndProvider, when not, and its keys. */
export const guide: Guide = {
  dos: ['Put one above each calendar that moves its events.'],
  donts: ['Do not put it above a whole page: dragging is then loaded with everything.'],
  keys: {},
}
