import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Say what happened in one sentence.'],
  donts: [
    'Do not put the only way to go on into a toast.',
    'Do not say in a toast alone what is wrong in a form.',
  ],
  keys: {
    F6: 'Goes to the toasts and stops their time.',
    'Enter or Space': 'On its buttons, does the act or puts it away.',
  },
}
