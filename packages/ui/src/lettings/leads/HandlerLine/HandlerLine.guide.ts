import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Use it within a LeadLine, below the name of a lead.'],
  donts: ['Do not use it for the agent of a viewing, who may be another user.'],
  keys: {},
}
