import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Put the best picture first: it is loaded at once.'],
  donts: ['Do not move it automatically.'],
  keys: {
    'Arrow Left, Arrow Right': 'Scroll the pictures, while the strip has the focus.',
    'Enter or Space': 'On “Previous” or “Next”, moves by one picture.',
  },
}
