import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Put it into a CardList, which handles the empty and the failed state.'],
  donts: ['Do not use it for units: use UnitsTable.'],
  keys: { 'Enter or Space': 'Presses the focused one.' },
}
