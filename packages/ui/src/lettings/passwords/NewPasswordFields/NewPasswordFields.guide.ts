import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Take its state from useNewPassword, so that every form asks for the same.'],
  donts: ['Do not write the rules of a password beside it: the checklist says them.'],
  keys: {
    Tab: 'Goes through the fields and their eyes.',
    'Enter or Space': 'On an eye, shows or hides the password.',
  },
}
