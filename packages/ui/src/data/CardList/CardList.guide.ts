import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Use it for records known by their pictures.'],
  donts: ['Do not use it to compare figures: that is a DataTable’s.'],
  keys: { Tab: 'Goes from card to card, and into each.' },
}
