import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Use it where a text may be anything, but mostly is one of a few.'],
  donts: ['Do not use it for a closed set: that is a Select.'],
  keys: {
    'Arrow Down, Arrow Up': 'Opens the list, and moves through it.',
    Enter: 'Takes the marked text.',
    Escape: 'Closes the list; the text stays.',
  },
}
