import type { Guide } from '../../stories/guide.ts'

/** When to take Inline, when not, and its keys. */
export const guide: Guide = {
  dos: ['Use it for buttons and labels of one line.'],
  donts: ['Do not use it for the columns of a page.'],
  keys: {},
}
