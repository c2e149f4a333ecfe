import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Offer three ways to keep them: copy, file, paper.'],
  donts: ['Do not show them a second time.'],
  keys: { Tab: 'Goes through the buttons.', 'Enter or Space': 'Presses the one that has the focus.' },
}
