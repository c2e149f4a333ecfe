import type { Guide } from '../../stories/guide.ts'

/** When to take DragGround, when not, and its keys. */
export const guide: Guide = {
  dos: ['Let each part that drags bring its own.'],
  donts: ['Do not put one at the root of the app.'],
  keys: {},
}
