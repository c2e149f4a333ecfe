import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Say whose lead it is, and what is lost with it.'],
  donts: ['Do not end there: after the deletion a toast offers Undo.'],
  keys: {
    Tab: 'Stays inside.',
    'Enter or Space': 'Presses the button that has the focus.',
    Escape: 'Cancels.',
  },
}
