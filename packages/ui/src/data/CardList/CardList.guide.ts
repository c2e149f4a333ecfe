import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Use it for records recognised by their pictures.'],
  donts: ['Do not use it to compare figures: use DataTable.'],
  keys: { Tab: 'Moves through the cards and their buttons.' },
}
