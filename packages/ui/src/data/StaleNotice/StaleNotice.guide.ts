import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Keep the rows and say that they may be out of date.'],
  donts: ['Do not replace existing rows by an error.'],
  keys: { 'Enter or Space': 'On its button, refreshes.' },
}
