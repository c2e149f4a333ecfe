import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Stand it in a CardList, which has the empty and the failed face.'],
  donts: ['Do not use it for units: many alike are compared in UnitsTable.'],
  keys: { Tab: 'Goes through the buttons.', 'Enter or Space': 'Presses the one that has the focus.' },
}
