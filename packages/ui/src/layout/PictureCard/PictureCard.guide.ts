import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Use it for records that people recognise by sight, six on a page.'],
  donts: ['Do not pass the full picture: use the size of a card.'],
  keys: {},
}
