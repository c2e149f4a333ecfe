import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Name who holds the home, if this person may know.'],
  donts: ['Do not offer to override it.'],
  keys: { 'Enter or Space': 'Closes it; its button has the focus.' },
}
