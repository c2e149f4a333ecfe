import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Put it after the two lists of the dashboard.'],
  donts: ['Do not make it a table: it is read from the top.'],
  keys: { Tab: 'Moves from name to name.', Enter: 'Opens the lead.' },
}
