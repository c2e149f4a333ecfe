import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Use its form of the domain, so that every form has the same rules.'],
  donts: ['Do not repeat the rules of passwords: the checklist shows them.'],
  keys: {
    Tab: 'Moves through the fields and their toggles.',
    'Enter or Space': 'On a toggle, shows or hides the password.',
  },
}
