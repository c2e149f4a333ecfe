import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Use it in place of a list, a card or the content of a dialog.'],
  donts: ['Do not use it for a whole page: use ErrorState.'],
  keys: { Tab: 'Goes to the button.' },
}
