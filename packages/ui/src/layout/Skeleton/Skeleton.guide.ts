import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Give it the size of the content, so that nothing jumps.'],
  donts: ['Do not show one for longer than the wait.'],
  keys: {},
}
