import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Take it for records that people know by sight, six on a page.'],
  donts: ['Do not give it the whole picture: ask for the size of a card.'],
  keys: {},
}
