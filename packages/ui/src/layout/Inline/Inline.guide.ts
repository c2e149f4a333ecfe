import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Use it for buttons and labels of one line.'],
  donts: ['Do not use it for the columns of a page.'],
  keys: {},
}
