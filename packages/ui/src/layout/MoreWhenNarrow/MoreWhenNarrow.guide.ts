import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Use it in a row that wraps, for what is needed less than the rest of the row.'],
  donts: ['Do not put the main action of a page in it.'],
  keys: {
    'Enter or Space': 'Shows the parts, or hides them.',
    Escape: 'Hides them, and returns the focus to the button.',
  },
}
