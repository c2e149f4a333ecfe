import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Show the rules as a live list where a new password is chosen.'],
  donts: ['Do not stop people from pasting.'],
  keys: { 'Enter or Space': 'On the toggle, shows or hides the password.' },
}
