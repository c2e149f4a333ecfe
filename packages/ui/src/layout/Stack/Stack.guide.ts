import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Use it for the space between items.'],
  donts: ['Do not give an item an outer margin.'],
  keys: {},
}
