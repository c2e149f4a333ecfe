import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Offer Undo in the toast of the result.'],
  donts: ['Do not offer it without `viewings-update`, or in another status.'],
  keys: { 'Enter, Space': 'Records the outcome.' },
}
