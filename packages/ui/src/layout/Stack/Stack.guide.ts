import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Use it for the room between pieces.'],
  donts: ['Do not give a piece an outer margin.'],
  keys: {},
}
