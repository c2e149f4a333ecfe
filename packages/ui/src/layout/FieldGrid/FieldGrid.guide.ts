import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Group related fields; give long fields a line of their own.'],
  donts: ['Do not set columns manually: the width decides.'],
  keys: {},
}
