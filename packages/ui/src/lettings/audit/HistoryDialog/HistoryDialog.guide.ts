import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Open it over the dialog of the lead that it is about.'],
  donts: ['Do not offer to change anything: the trail only grows.'],
  keys: { Tab: 'Stays inside.', Escape: 'Closes it.' },
}
