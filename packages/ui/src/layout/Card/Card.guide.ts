import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Give it one subject and a heading.'],
  donts: ['Do not put a card inside a card.'],
  keys: {},
}
