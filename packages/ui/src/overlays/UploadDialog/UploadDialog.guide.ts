import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Show the picture before it is sent.'],
  donts: ['Do not send on dropping: the person says so.'],
  keys: {
    Tab: 'Stays inside.',
    'Enter or Space': 'On its first button, opens the choice of files.',
    Escape: 'Closes it.',
  },
}
