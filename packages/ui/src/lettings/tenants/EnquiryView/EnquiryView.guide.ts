import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Answer what an applicant would ring for.'],
  donts: ['Do not show what staff wrote, nor the reason of a decision.'],
  keys: { Enter: 'Opens the free times, or sends the link.' },
}
