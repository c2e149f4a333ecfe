import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Use it for context that is visible from the layout only.'],
  donts: ['Do not hide focusable elements.'],
  keys: {},
}
