import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Say the same whatever was wrong.'],
  donts: ['Do not say whose link it is.'],
  keys: { Tab: 'Goes through the fields.', Enter: 'In a field, goes on.' },
}
