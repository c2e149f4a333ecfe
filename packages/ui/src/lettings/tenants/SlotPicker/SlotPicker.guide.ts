import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Offer free times only, and the ones nearby after one was taken.'],
  donts: ['Do not use it for staff, who may choose any time.'],
  keys: { 'Arrow keys': 'Choose another time of the same day.', Tab: 'Goes to the next day.' },
}
