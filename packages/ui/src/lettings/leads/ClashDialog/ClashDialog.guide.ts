import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Name the other viewing, and say that nothing has been saved.'],
  donts: ['Do not forbid it: agents know what they do.'],
  keys: {
    Tab: 'Stays inside.',
    'Enter or Space': 'Presses the button that has the focus.',
    Escape: 'Cancels.',
  },
}
