import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Name who holds the home, as far as this person may know.'],
  donts: ['Do not offer a way around it: there is none.'],
  keys: { 'Enter or Space': 'Closes it; its button has the focus.' },
}
