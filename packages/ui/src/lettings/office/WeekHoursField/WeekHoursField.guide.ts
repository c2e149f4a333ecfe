import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Keep the times of a closed day: whoever opens it again finds them.'],
  donts: ['Do not convert the times: they are those of the business.'],
  keys: { Space: 'Opens or closes a day.' },
}
