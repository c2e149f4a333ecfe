import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Wrap each component that drags in its own DndScope: all of them on a page share one backend.'],
  donts: ['Do not put one at the root of the app: every page would then load react-dnd.'],
  keys: {},
}
